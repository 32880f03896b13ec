import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Harborlight', 'harborlight'],
  ['Snake River Farm & Home Mutual', 'snake-river-farm-home-mutual'],
  ['(Old Town) No. 2', 'old-town-no-2'],
  ['Côte Assurance', 'cote-assurance'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
