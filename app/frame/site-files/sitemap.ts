import { type Alternate, alternatesOf } from '#app/catalog/alternates.ts';
import { type Page, pages } from '#app/catalog/pages.ts';
import { site } from '#company/site.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { createLastChanged, type ReadDate } from './last-changed.ts';
import { element, xmlResponse } from './xml.ts';

/** /sitemap.xml */
export function loader(): Response {
  return xmlResponse(writeSitemap(pages, createLastChanged(pages)));
}

/** Every page that search engines may offer, in every language, with the date of its last change if that is known. */
export function writeSitemap(all: readonly Page[], lastChanged: ReadDate): string {
  const urls = all
    .filter((page) => !page.noIndex)
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'))
    .flatMap((page) => writeEntries(alternatesOf(page.path), (code) => lastChanged(page, code)));
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>`;
}

/** One entry for each language. Each names all of them. */
function writeEntries(
  alternates: readonly Alternate[],
  lastChanged: (code: LanguageCode) => string | undefined,
): string[] {
  const links = alternates.map(
    ({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${site.origin}${href}"/>`,
  );
  const others = links.length > 1 ? links.join('') : '';
  return alternates.map(
    ({ code, href }) =>
      `<url>${element('loc', `${site.origin}${href}`)}${element('lastmod', lastChanged(code))}${others}</url>`,
  );
}
