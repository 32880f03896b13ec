import type { AnyItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';

/** The English path of a page that shows the item. */
export function pageOfItem(kind: ItemKind, key: string, item: AnyItem | null): string {
  switch (kind) {
    case 'notice': {
      const pages = item && 'pages' in item.facts ? item.facts.pages : 'all';
      return pages === 'all' ? '/' : (pages[0] ?? '/');
    }
    case 'special_day':
      return '/contact';
    case 'opening':
      return item ? `/careers/${key}` : '/careers';
    case 'questions':
      return key === 'home' ? '/' : `/${key}`;
    case 'testimonial':
      return '/';
    case 'article':
      return item ? `/blog/${key}` : '/blog';
    case 'guide':
      return item ? `/resources/guides/${key}` : '/resources/guides';
    default:
      return '/about';
  }
}
