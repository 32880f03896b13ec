import type { MetaDescriptor } from 'react-router';
import { site } from '#app/site.ts';

type Page = { title: string; description: string; path: string };

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
