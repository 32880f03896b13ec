import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

/** One static cut of a variable typeface, with only the letters asked for. */
export async function cutFont(
  source: string,
  letters: string,
  axes: Record<string, number>,
): Promise<{ file: Buffer; font: fontkit.Font }> {
  const file = await subsetFont(await readFile(source), letters, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  const font = fontkit.create(file);
  if (!('layout' in font)) throw new Error(`${source} holds more than one font.`);
  return { file, font };
}
