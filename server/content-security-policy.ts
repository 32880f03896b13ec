import { createHash } from 'node:crypto';

/** The interactive map on the contact page, once a visitor asks for it. */
const maps = 'https://www.openstreetmap.org';

/** What a page may do, told from the page itself: its inline scripts are allowed by their hashes, and no others. */
export function contentSecurityPolicy(html: string, backendOrigin: string): string {
  const hashes = inlineScripts(html).map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(hashes)].join(' '),
    "style-src 'self'",
    "img-src 'self' blob:",
    "font-src 'self'",
    ['connect-src', "'self'", backendOrigin].filter(Boolean).join(' '),
    `frame-src ${maps}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of the start-up script, which gives the service worker's address and no other.
    'trusted-types sw',
  ].join('; ');
}

/** What the service worker may do: fetch from here. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
    .map(([, , body = '']) => body);
}
