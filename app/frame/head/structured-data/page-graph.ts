import type { BreadcrumbList, Thing } from 'schema-dts';
import type { Link } from '#company/shape/types.ts';
import { breadcrumbs } from '#content/shell.ts';
import { absolute } from '../absolute.ts';

export type StructuredData = Exclude<Thing, string>;
type Page = { path: string; name: string; trail: readonly Link[]; about: readonly StructuredData[] };

/** A page's JSON-LD: its breadcrumbs and what it shows. The router escapes characters that could end the script. */
export function pageGraph({ path, name, trail, about }: Page): { '@context': string; '@graph': unknown[] } {
  const breadcrumbs = path === '/' ? [] : [breadcrumbList([...trail, { label: name, href: path }])];
  return { '@context': 'https://schema.org', '@graph': [...breadcrumbs, ...about] };
}

/** The trail that `Breadcrumbs` shows. */
function breadcrumbList(trail: readonly Link[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [breadcrumbs.home, ...trail].map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}
