import { expect, it } from 'vitest';
import { isItemKey } from './keys.ts';
import { isAllowedHref } from './links.ts';

it.each([
  '/claims',
  '/claims#file-claim',
  '/',
  'https://dmv.ny.gov/records?a=b',
  'http://example.com',
  'mailto:hello@example.com',
  'tel:+12125550142',
])('%s is a link', (href) => {
  expect(isAllowedHref(href)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  '/a/../staff',
  'https://',
  'https://a b',
  'claims',
  '',
  '/a"onclick="x',
  'https:\\evil.example',
])('"%s" is no link', (href) => {
  expect(isAllowedHref(href)).toBe(false);
});

it('a key names one item, and no other file or address', () => {
  for (const key of ['data-entry-clerk', 'a', '2026-11-27'])
    expect(isItemKey('opening', key), key).toBe(true);
  expect(isItemKey('questions', 'services/auto')).toBe(true);
  for (const key of ['', '..', 'a/b', 'A', 'a_b', 'a--b', '-a', 'á', 'a.b', '%2e', 'x'.repeat(81)])
    expect(isItemKey('opening', key), key).toBe(false);
  for (const key of ['services/../a', '/a', 'a/', 'a/b/c'])
    expect(isItemKey('questions', key), key).toBe(false);
});
