import { createHash } from 'node:crypto';

/** The interactive map, once a visitor asks for it, in the pages that have one. */
const maps = { island: 'data-island="office-maps"', source: 'https://www.openstreetmap.org' };

/** What a page may do, told from the page itself: its inline scripts and styles are allowed by their hashes, and no others. */
export function contentSecurityPolicy(html: string, backendOrigin: string): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(inlineParts(html, 'script'))].join(' '),
    ['style-src', "'self'", ...hashesOf(inlineParts(html, 'style'))].join(' '),
    "img-src 'self' blob:",
    "font-src 'self'",
    ['connect-src', "'self'", backendOrigin].filter(Boolean).join(' '),
    ...(html.includes(maps.island) ? [`frame-src ${maps.source}`] : []),
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

function hashesOf(parts: string[]): Set<string> {
  return new Set(parts.map((part) => `'sha256-${createHash('sha256').update(part).digest('base64')}'`));
}

/** JSON-LD is data in a script element: browsers never run it, so no policy has to allow it. */
function inlineParts(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes = '']) => !/\ssrc=|\stype="application\/ld\+json"/.test(attributes))
    .map(([, , body = '']) => body);
}
