import type { Link } from '#company/shape/types.ts';

/** What to do first, on one page. */
export const page: Link = { label: 'Emergency help', href: '/claims/emergency' };

export const claimsCenter: Link = { label: 'Claims Center', href: '/claims' };
