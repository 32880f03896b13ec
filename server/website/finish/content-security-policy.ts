import { createHash } from 'node:crypto';
import { attributeOf, type Element, elementsOf } from './html-elements.ts';

/**
 * Derives a page's policy from the page: inline scripts and styles are allowed by their hashes, frames by their origins, and
 * no others.
 */
export function contentSecurityPolicy(html: string, backendOrigin: string): string {
  const elements = elementsOf(html);
  const scripts = elements.filter((element) => element.tagName === 'script' && isInlineCode(element));
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const frames = elements.filter(({ tagName }) => tagName === 'iframe');
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashesOf(scripts)].join(' '),
    ['style-src', "'self'", ...hashesOf(styles)].join(' '),
    "img-src 'self' blob:",
    "font-src 'self'",
    ['connect-src', "'self'", backendOrigin].filter(Boolean).join(' '),
    ...(frames.length > 0 ? [['frame-src', ...originsOf(frames)].join(' ')] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The start-up script's policy, which allows only the service worker's address.
    'trusted-types sw',
  ].join('; ');
}

/** The service worker may only fetch from its own origin. */
export const workerPolicy =
  "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** Browsers never run JSON-LD, so no policy has to allow it. */
function isInlineCode(script: Element): boolean {
  return attributeOf(script, 'src') === undefined && attributeOf(script, 'type') !== 'application/ld+json';
}

function originsOf(frames: Element[]): Set<string> {
  return new Set(frames.map((frame) => new URL(attributeOf(frame, 'src') ?? '').origin));
}

function hashesOf(elements: Element[]): Set<string> {
  return new Set(
    elements.map((element) => {
      const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
      return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    }),
  );
}
