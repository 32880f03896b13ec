import { absolute } from '#app/head/absolute.ts';
import { type Page, pages } from '#app/pages.ts';
import { createLastChanged, type ReadDate } from './last-changed.ts';
import { element, xmlResponse } from './xml.ts';

/** /sitemap.xml */
export function loader(): Response {
  return xmlResponse(writeSitemap(pages, createLastChanged(pages)));
}

/** Every page that search engines may offer, with the date of its last change if that is known. */
export function writeSitemap(all: readonly Page[], lastChanged: ReadDate): string {
  const urls = all
    .filter((page) => !page.noIndex)
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'))
    .map(
      (page) => `<url>${element('loc', absolute(page.path))}${element('lastmod', lastChanged(page))}</url>`,
    );
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>`;
}
