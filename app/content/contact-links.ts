/** Addresses of the contact page that say what the visitor came for. They never hold personal values. */
export const quoteHref = (service?: string) => withService('/contact?topic=quote', service);
export const agentHref = (service?: string) => withService('/contact?topic=agent', service);
export const claimHref = '/contact?topic=claim';
export const claimStatusHref = '/claims/status';

function withService(href: string, service?: string) {
  return service ? `${href}&service=${service}` : href;
}
