import type { Link } from '#app/shape/types.ts';

/** What to do first, on one page. */
export const page: Link = { label: 'Emergency help', href: '/claims/emergency' };

export const claimsCenter: Link = { label: 'Claims Center', href: '/claims' };
