import { expect, test } from 'vitest';
import { anchorOf, slugOf } from './slug.ts';

test.each([
  ['Harborlight', 'harborlight'],
  ['Snake River Farm & Home Mutual', 'snake-river-farm-home-mutual'],
  ['(Old Town) No. 2', 'old-town-no-2'],
  ['Côte Assurance', 'cote-assurance'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each([
  ['What it doesn’t cover', 'what-it-doesnt-cover'],
  ['La bañera que se desbordó', 'la-banera-que-se-desbordo'],
  ['¿Qué sigue? 24 horas', 'que-sigue-24-horas'],
])('the anchor of “%s” is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
