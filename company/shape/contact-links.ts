/** Addresses of the contact page that say what the visitor came for. They never hold personal values. */
export const quoteHref = (service?: string) => withQuery('/contact?topic=quote', { service });
export const agentHref = (known: { service?: string; agent?: string } = {}) =>
  withQuery('/contact?topic=agent', known);
export const claimHref = '/contact?topic=claim';
export const claimStatusHref = '/claims/status';

const claimFragment = '#claim=';

/** The number stays in the browser. */
export const linkToClaim = (reference: string) => `${claimStatusHref}${claimFragment}${reference}`;

export function readClaimNumber(fragment: string): string {
  return fragment.startsWith(claimFragment) ? fragment.slice(claimFragment.length) : '';
}

function withQuery(href: string, known: Record<string, string | undefined>): string {
  const query = Object.entries(known).map(([name, value]) => (value ? `&${name}=${value}` : ''));
  return href + query.join('');
}
