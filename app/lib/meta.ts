import type { MetaDescriptor } from 'react-router';
import type { PageWords } from '#app/content/types.ts';
import { site } from '#app/site.ts';

type Page = { title: string; description: string; path: string };

const noIndex: MetaDescriptor = { name: 'robots', content: 'noindex' };

/** Title, description and canonical address: what every page tells a search engine or a link preview. */
export function pageMeta({ title, description, path }: Page): MetaDescriptor[] {
  const url = `${site.origin}${path}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: site.legalName },
    { property: 'og:type', content: 'website' },
  ];
}

/** For pages that are tools, not answers: forms behind a link that search engines should not offer. */
export function privatePageMeta(page: Page): MetaDescriptor[] {
  return [...pageMeta(page), noIndex];
}

export function missingMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} | ${site.name}` }, noIndex];
}

export function legalMeta({ title, description }: PageWords, path: string): MetaDescriptor[] {
  return pageMeta({ title: `${title} | ${site.name}`, description, path });
}
