import { readFileSync } from 'node:fs';
import { footer } from '#app/content/shell.ts';
import { site } from '#app/site.ts';

/** For home screens. The site opens in the browser and says so: it is pages, and needs the browser's own way back. */
export function writeManifest(): string {
  const page = readPageColor();
  return JSON.stringify({
    id: '/',
    name: site.legalName,
    short_name: site.name,
    description: footer.blurb,
    lang: 'en-US',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: page,
    theme_color: page,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon-monochrome.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome' },
    ],
  });
}

/** The color of the page by day, from the one place that has colors. */
function readPageColor(): string {
  const [, color] =
    /--color-page: light-dark\((#\w+),/.exec(readFileSync('app/styles/tokens.css', 'utf8')) ?? [];
  if (!color) throw new Error('app/styles/tokens.css has no --color-page.');
  return color;
}
