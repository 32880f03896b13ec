import type { Font } from 'fontkit';
import { cutFont } from '../../fonts/cut-font.ts';

type Face = {
  font: Font;
  /** Text shaping is slow, so each word is shaped once. */
  measure(text: string, size: number): number;
};

const characters = `${Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).join('')}–—‘’“”…`;
export const fontFiles = { display: 'app/fonts/display.woff2', text: 'app/fonts/text.woff2' };

/** The site's own fonts, so that no picture depends on installed fonts. */
export async function loadFaces(): Promise<{ display: Face; text: Face }> {
  const [display, text] = await Promise.all([
    loadFace(fontFiles.display, { wght: 740 }),
    loadFace(fontFiles.text, { wght: 500 }),
  ]);
  return { display, text };
}

async function loadFace(file: string, axes: Record<string, number>): Promise<Face> {
  const { font } = await cutFont(file, characters, axes);
  const widths = new Map<string, number>();
  const measureWord = (word: string) => {
    const width = widths.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm;
    widths.set(word, width);
    return width;
  };
  return {
    font,
    measure(text, size) {
      const words = text.split(' ');
      const gaps = (words.length - 1) * measureWord(' ');
      return words.reduce((sum, word) => sum + measureWord(word), gaps) * size;
    },
  };
}

/** Breaks a text into as few lines as possible, all of about the same length. */
export function balance(text: string, face: Face, size: number, width: number): string[] {
  const fewest = breakLines(text, face, size, width);
  let best = fewest;
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const lines = breakLines(text, face, size, narrower);
    if (lines.length > fewest.length || lines.some((line) => face.measure(line, size) > narrower)) break;
    best = lines;
  }
  return best;
}

function breakLines(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && face.measure(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** One line of text as SVG outlines, its baseline at (x, y). */
export function outline(
  text: string,
  { font }: Face,
  at: { x: number; y: number; size: number; fill: string },
): string {
  const { glyphs, positions } = font.layout(text);
  const scale = at.size / font.unitsPerEm;
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0 };
    const d = glyph.path.toSVG();
    const drawn = d ? `<path transform="translate(${pen + xOffset} 0)" d="${d}"/>` : '';
    pen += xAdvance;
    return drawn;
  });
  return `<g fill="${at.fill}" transform="translate(${at.x} ${at.y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}
