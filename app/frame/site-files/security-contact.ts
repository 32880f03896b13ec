import { site } from '#company/site.ts';
import { absolute } from '../head/absolute.ts';

const day = 24 * 60 * 60 * 1000;

/** /.well-known/security.txt */
export function loader(): Response {
  return new Response(securityContact(new Date()));
}

/** Where to report a vulnerability (RFC 9116). The standard asks for an expiry within a year. */
export function securityContact(builtAt: Date): string {
  const expires = new Date(builtAt.getTime() + 360 * day);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
