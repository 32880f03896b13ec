import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** Makes a static instance of a variable font, with only the given characters. */
export async function cutFont(
  source: string,
  characters: string,
  axes: Record<string, number>,
): Promise<{ file: Buffer; font: fontkit.Font }> {
  const file = await subsetFont(await readFile(source), characters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const font = fontkit.create(file);
  if (!('layout' in font)) throw new Error(`${source} holds more than one font.`);
  return { file, font };
}
