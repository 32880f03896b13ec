import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtFiles } from '../support/pages.ts';
import { attributeOf, find, parseHtml } from '../support/parse-html.ts';
import { serveBuiltSite } from './serve-built-site.ts';

const { get } = serveBuiltSite();

/** What only the staff's app has: its addresses, its token, its libraries. */
const marks = [
  '/staff',
  'x-staff-token',
  'TanStack',
  'tanstack',
  'better-auth',
  'staff-content',
  'two-factor',
];

test("no file of the public site has a name or a string of the staff's app", () => {
  expect(builtFiles.filter((file) => /staff/i.test(file))).toEqual([]);
  const texts = builtFiles.filter((file) =>
    /\.(html|js|css|json|xml|txt|webmanifest|svg)$|\/_headers$/.test(file),
  );
  expect(texts.length).toBeGreaterThan(60);
  for (const file of texts) {
    const text = readFileSync(path.join('build/client', file), 'utf8');
    for (const mark of marks) expect(text.includes(mark), `${file} has ${mark}`).toBe(false);
  }
});

test("search engines are not told about the staff's app, and its pages ask not to be indexed", async () => {
  expect((await get('/sitemap.xml')).text).not.toContain('staff');
  expect((await get('/robots.txt')).text).not.toContain('staff');
  for (const address of ['/staff', '/staff/welcome', '/staff/audit', '/staff/api/me']) {
    const { headers } = await get(address);
    expect(headers['x-robots-tag'], address).toBe('noindex');
    expect(headers['cache-control'], address).toBe('no-store');
  }
  const page = parseHtml((await get('/staff')).text);
  expect(attributeOf(find(page, 'meta', { name: 'robots' }), 'content')).toBe('noindex');
});
