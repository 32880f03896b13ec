// Draws the icons in public/ from the mark in company/mark.ts. Run it after the mark or the palette has changed, and commit the files.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { mark, markSize, openMark, plainMark } from '#company/mark.ts';
import { brand } from '#company/palette.ts';
import { site } from '#company/site.ts';
import { colors } from '#office/colors.ts';
import { encodeIco } from './icons/encode-ico.ts';

type Shapes = { d: string; fill: string }[];

if (import.meta.main)
  for (const [file, bytes] of await makeIcons()) {
    await writeFile(path.join('public', file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }

/** Every icon that browsers, phones and launchers request, keyed by its file in public/. */
export async function makeIcons(): Promise<Map<string, Buffer>> {
  const tile = draw(mark);
  const tabIcons = await Promise.all([16, 32, 48].map((size) => render(tile, size)));
  return new Map([
    ['favicon.svg', Buffer.from(`${draw(mark, 0, darkModeRule())}\n`)],
    ['favicon.ico', encodeIco(tabIcons)],
    ['apple-touch-icon.png', await render(draw(openMark, 2), 180)],
    ['icon-192.png', await render(tile, 192)],
    ['icon-512.png', await render(tile, 512)],
    // Launchers may crop to a circle of 80% of the width; the mark fits inside it.
    ['icon-maskable-512.png', await render(draw(openMark, 4), 512)],
    [
      'icon-monochrome.svg',
      Buffer.from(`${wrap(`<path fill="currentColor" fill-rule="evenodd" d="${plainMark}"/>`)}\n`),
    ],
  ]);
}

function draw(shapes: Shapes, margin = 0, before = ''): string {
  return wrap(before + shapes.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join(''), margin);
}

function wrap(inner: string, margin = 0): string {
  const side = markSize + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}"><title>${site.name}</title>${inner}</svg>`;
}

function darkModeRule(): string {
  return `<style>@media (prefers-color-scheme: dark) { [fill="${brand.navy}"] { fill: ${colors.navyInDarkTabs} } }</style>`;
}

function render(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / markSize })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}
