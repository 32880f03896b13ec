import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** printf 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
/** The same of `a{}`. */
const styleHash = "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk='";

test('inline scripts are allowed by hash, other scripts only from this origin', () => {
  const policy = contentSecurityPolicy('<script>alert(1)</script><script src="/assets/x.js"></script>', '');
  expect(policy).toContain(`script-src 'self' ${alertHash};`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('JSON-LD is not allowed as a script', () => {
  const policy = contentSecurityPolicy('<script type="application/ld+json">{"@graph":[]}</script>', '');
  expect(policy).toContain("script-src 'self';");
});

test.each([
  ['in the page', '<style>a{}</style>'],
  ['in a declarative shadow root', '<p><template shadowrootmode="open"><style>a{}</style></template></p>'],
  ['for visitors without scripts', '<noscript><style>a{}</style></noscript>'],
])('a style %s is allowed by hash', (_, html) => {
  expect(contentSecurityPolicy(html, '')).toContain(`style-src 'self' ${styleHash};`);
});

test.each([
  ['a comment', '<!-- <script>alert(1)</script> -->'],
  ['an attribute', '<p title="<script>alert(1)</script>"></p>'],
  ['a text field', '<textarea><script>alert(1)</script></textarea>'],
])('markup inside %s is no script', (_, html) => {
  expect(contentSecurityPolicy(html, '')).toContain("script-src 'self';");
});

test('a script is hashed as the browser reads it, whatever the spelling of its tags', () => {
  expect(contentSecurityPolicy('<SCRIPT data-x="a>b">alert(1)</SCRIPT >', '')).toContain(alertHash);
});

test('a page may frame what its templates hold, and nothing else', () => {
  const map = '<iframe src="https://www.openstreetmap.org/export/embed.html?bbox=1"></iframe>';
  expect(contentSecurityPolicy(`<template>${map}</template>${map}`, '')).toContain(
    'frame-src https://www.openstreetmap.org;',
  );
  expect(contentSecurityPolicy(`<!-- ${map} -->`, '')).not.toContain('frame-src');
});

test('a hosted backend may be connected to, and no other origin', () => {
  expect(contentSecurityPolicy('', 'https://abc.supabase.example')).toContain(
    "connect-src 'self' https://abc.supabase.example;",
  );
  expect(contentSecurityPolicy('', '')).toContain("connect-src 'self';");
});
