import type { MetaDescriptor } from 'react-router';
import type { WebPageLeaf } from 'schema-dts';
import { alternatesOf } from '#app/catalog/alternates.ts';
import type { Page } from '#app/catalog/pages.ts';
import { findPage } from '#app/catalog/pages.ts';
import type { Link } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { socialPicture } from '#content/shell.ts';
import { absolute } from './absolute.ts';
import { sharedTitle, socialPictureOf } from './social-picture.ts';
import { company } from './structured-data/company-reference.ts';
import { pageGraph, type StructuredData } from './structured-data/page-graph.ts';

type Details = {
  /** The pages above this one, for pages below the first level. */
  trail?: readonly Link[];
  /** Structured data about what the page shows. */
  about?: readonly StructuredData[];
};

const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };
const socialPictureSize = { width: '1200', height: '630' };

/** The head of a page in app/catalog/pages.ts, for search engines and link previews. */
export function pageMeta(path: string, { trail = [], about = [] }: Details = {}): MetaDescriptor[] {
  const page = findPage(path);
  const { title, description, date } = page;
  const shared = sharedTitle(page);
  const name = page.name ?? untilColon(shared);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    ...(page.noIndex ? [] : alternateLinks(path)),
    { property: 'og:type', content: page.isArticle ? 'article' : 'website' },
    { property: 'og:title', content: shared },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { property: 'og:site_name', content: site.legalName },
    { property: 'og:locale', content: language.locale.replace('-', '_') },
    { property: 'og:image', content: absolute(socialPictureOf(page).path) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: socialPictureSize.width },
    { property: 'og:image:height', content: socialPictureSize.height },
    { property: 'og:image:alt', content: socialPicture.alt(untilColon(shared)) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': pageGraph({ path, name, trail, about }) },
    ...(page.isArticle && date ? [{ property: 'article:published_time', content: date }] : []),
    ...(page.noIndex ? [noIndex] : []),
  ];
}

/** For search engines: the page in each language. English is for those who read none of them. */
function alternateLinks(path: string): MetaDescriptor[] {
  const alternates = alternatesOf(path);
  const [english] = alternates;
  if (!english || alternates.length === 1) return [];
  return [...alternates, { ...english, code: 'x-default' }].map(({ code, href }) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: code,
    href: `${site.origin}${href}`,
  }));
}

export function missingMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, noIndex];
}

export function legalMeta(path: string): MetaDescriptor[] {
  return pageMeta(path, { about: [webPage(findPage(path))] });
}

function untilColon(title: string): string {
  return title.replace(/: .*/, '');
}

/** For a text that shows when it was last updated. */
function webPage({ path, name, title, date }: Page): WebPageLeaf {
  return {
    '@type': 'WebPage',
    url: absolute(path),
    name: name ?? title,
    inLanguage: language.locale,
    ...(date && { dateModified: date }),
    publisher: company,
  };
}
