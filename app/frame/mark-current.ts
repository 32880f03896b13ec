import { useLocation } from 'react-router';
import type { Link } from '#company/shape/types.ts';

/** The value of `aria-current`. */
export type Current = 'page' | 'true' | undefined;

/** The path that visitors see. The build prerenders /about/, which is served at /about. */
export function usePathname(): string {
  return useLocation().pathname.replace(/(?<=.)\/$/, '');
}

/** Marks a link as current: with `page` on its page, and with `true` on the pages below it. */
export function markCurrent(link: Link, pathname: string): Link & { current: Current } {
  const isAbove = pathname.startsWith(`${link.href}/`);
  return { ...link, current: pathname === link.href ? 'page' : isAbove ? 'true' : undefined };
}
