import type { Link } from '#company/shape/types.ts';

/** What to do first, on one page. */
export const page: Link = { label: 'Ayuda de emergencia', href: '/claims/emergency' };

export const claimsCenter: Link = { label: 'Centro de Reclamaciones', href: '/claims' };
