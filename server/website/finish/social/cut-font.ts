import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** Makes a static instance of a variable font, with only the given characters. */
export async function cutFont(source: string, characters: string, axes: Record<string, number>) {
  const file = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const font = fontkit.create(file);
  if (!('layout' in font)) throw new Error(`${source} holds more than one font.`);
  return { file, font, measure: createMeasure(font) };
}

/** Measures text. Shaping is slow, so each word is shaped once. */
function createMeasure(font: fontkit.Font) {
  const widths = new Map<string, number>();
  const measureWord = (word: string) => {
    const width = widths.get(word) ?? font.layout(word).advanceWidth;
    widths.set(word, width);
    return width;
  };
  return (text: string, size: number): number => {
    const words = text.split(' ');
    const gaps = (words.length - 1) * measureWord(' ');
    return (words.reduce((sum, word) => sum + measureWord(word), gaps) / font.unitsPerEm) * size;
  };
}

/** Breaks text into lines that are at most so wide, unless a word is wider. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
