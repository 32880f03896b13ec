import type { BreadcrumbList } from 'schema-dts';
import type { Link } from '#app/shape/types.ts';
import { breadcrumbs } from '#content/shell.ts';
import { absolute } from '../absolute.ts';

/** The trail that `Breadcrumbs` shows. */
export function breadcrumbList(trail: readonly Link[]): BreadcrumbList {
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
