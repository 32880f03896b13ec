import { breakLines, cutFont } from './cut-font.ts';

type Face = Awaited<ReturnType<typeof cutFont>>;

const characters = `${Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code)).join('')}–—‘’“”…`;
export const fontFiles = { display: 'app/fonts/display.woff2', text: 'app/fonts/text.woff2' };

/** The site's own fonts, so that no picture depends on installed fonts. */
export async function loadFaces(): Promise<{ display: Face; text: Face }> {
  const [display, text] = await Promise.all([
    cutFont(fontFiles.display, characters, { wght: 740 }),
    cutFont(fontFiles.text, characters, { wght: 500 }),
  ]);
  return { display, text };
}

/** Breaks a text into as few lines as possible, all of about the same length. */
export function balance(text: string, face: Face, size: number, width: number): string[] {
  const measure = (line: string) => face.measure(line, size);
  const fewest = breakLines(text, width, measure);
  let best = fewest;
  for (let narrower = width - 10; narrower > 0; narrower -= 10) {
    const lines = breakLines(text, narrower, measure);
    if (lines.length > fewest.length || lines.some((line) => measure(line) > narrower)) break;
    best = lines;
  }
  return best;
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
