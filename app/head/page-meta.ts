import type { MetaDescriptor } from 'react-router';
import { socialPicture } from '#app/content/shell.ts';
import type { LegalPage, Link } from '#app/content/types.ts';
import type { PictureName } from '#app/lib/pictures.ts';
import { site } from '#app/site.ts';
import { absolute } from './absolute.ts';
import { type StructuredData, structuredData } from './structured-data/page-graph.ts';
import { webPage } from './structured-data/web-page.ts';

type Page = {
  title: string;
  description: string;
  path: string;
  /** The picture that a shared link shows beside the title. */
  scene: PictureName;
  /** What the page is called in the trail of pages; the first words of its title where nothing else is said. */
  name?: string;
  /** For pages below the first level: the pages above this one. */
  trail?: readonly Link[];
  /** What the page is about, for machines. */
  about?: readonly StructuredData[];
  type?: 'website' | 'article';
};

const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };
const socialPictureSize = { width: '1200', height: '630' };

/** What every page tells a search engine, a link preview or a feed reader. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const { title, description, path, type = 'website', about = [] } = page;
  const shared = withoutSuffix(title);
  const name = page.name ?? firstWords(shared);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: absolute(path) },
    { property: 'og:type', content: type },
    { property: 'og:title', content: shared },
    { property: 'og:description', content: description },
    { property: 'og:url', content: absolute(path) },
    { property: 'og:site_name', content: site.legalName },
    { property: 'og:locale', content: 'en_US' },
    { property: 'og:image', content: absolute(socialPicturePath(page)) },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: socialPictureSize.width },
    { property: 'og:image:height', content: socialPictureSize.height },
    { property: 'og:image:alt', content: socialPicture.alt(firstWords(shared)) },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structuredData({ path, name, trail: page.trail ?? [], about }),
  ];
}

/** For pages that are tools, not answers: forms behind a link that search engines should not offer. */
export function privatePageMeta(page: Page): MetaDescriptor[] {
  return [...pageMeta(page), noIndex];
}

export function missingMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, noIndex];
}

export function legalMeta({ title, description, updated }: LegalPage, path: string, scene: PictureName) {
  const about = [webPage({ path, name: title, updated })];
  return pageMeta({ title: `${title} | ${site.name}`, description, path, scene, about });
}

/** The build draws this picture from its own address, which names the scene, and from the page's title. */
export function socialPicturePath({ path, scene }: Pick<Page, 'path' | 'scene'>): string {
  return `/social/${scene}/${path.slice(1).replaceAll('/', '-') || 'index'}.jpg`;
}

/** The name of the site stands beside a shared title already. */
function withoutSuffix(title: string): string {
  return title.replace(` | ${site.name}`, '');
}

function firstWords(title: string): string {
  return title.replace(/: .*/, '');
}
