import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import type { Link } from '#app/content/types.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

export type StructuredData = Exclude<Thing, string>;
type Page = { path: string; name: string; trail: readonly Link[]; about: readonly StructuredData[] };

/** One block of JSON-LD for a page: the way to it, and what it is about. The router escapes what could end the block early. */
export function structuredData({ path, name, trail, about }: Page): MetaDescriptor[] {
  const graph = path === '/' ? about : [breadcrumbList([...trail, { label: name, href: path }]), ...about];
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }];
}
