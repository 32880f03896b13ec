import { expect, test } from 'vitest';
import { arrowsOf, findForbidden } from './find-arrows.ts';

const source = `
  import { z } from 'zod';
  import type { A } from '../store/a.ts';
  import { type B, c } from '#domain/b.ts';
  export { d } from '#content/d.ts';
  const e = () => import('./e.ts');
`;

test('an arrow is an import, an export or a lazy import of a file of the project', () => {
  expect(arrowsOf('server/mail/x.ts', source)).toEqual([
    { from: 'server/mail/x.ts', to: 'server/store/a.ts', isType: true },
    { from: 'server/mail/x.ts', to: 'domain/b.ts', isType: false },
    { from: 'server/mail/x.ts', to: 'company/content/en/d.ts', isType: false },
    { from: 'server/mail/x.ts', to: 'server/mail/e.ts', isType: false },
  ]);
});

test.each([
  ['server/mail/a.ts', 'server/mail/deep/b.ts', false, 0],
  ['server/mail/a.ts', 'server/store/b.ts', false, 0],
  ['server/store/a.ts', 'server/mail/b.ts', false, 1],
  ['server/store/a.ts', 'server/mail/b.ts', true, 1],
  ['staff/a.ts', 'server/mail/b.ts', true, 0],
  ['staff/a.ts', 'server/mail/b.ts', false, 1],
  ['company/site.ts', 'company/shape/site.ts', false, 0],
  ['company/shape/site.ts', 'company/site.ts', false, 1],
  ['tests/a.ts', 'server/mail/b.ts', false, 0],
])('%s → %s, as a type: %s', (from, to, isType, forbidden) => {
  const rooms = {
    company: { imports: ['company/shape'] },
    'company/shape': { imports: [] },
    'server/store': { imports: [] },
    'server/mail': { imports: ['server/store'] },
    staff: { imports: [], types: ['server'] },
  };
  expect(findForbidden([{ from, to, isType }], rooms)).toHaveLength(forbidden);
});
