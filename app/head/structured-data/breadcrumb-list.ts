import type { BreadcrumbList } from 'schema-dts';
import { breadcrumbs } from '#app/content/shell.ts';
import type { Link } from '#app/words/types.ts';
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
