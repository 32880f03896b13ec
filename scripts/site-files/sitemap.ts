import type { ReadDate } from './last-changed.ts';
import type { BuiltPage } from './read-pages.ts';
import { element } from './xml.ts';

/** Every page that a search engine may offer, with the day it last changed where that is known. */
export function writeSitemap(pages: BuiltPage[], lastChanged: ReadDate): string {
  const urls = pages
    .filter(({ head }) => !head.get('robots')?.includes('noindex'))
    .map((page) => `<url>${element('loc', page.canonical)}${element('lastmod', lastChanged(page))}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
