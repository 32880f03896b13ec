import { expect, test } from 'vitest';
import { anchorOf } from './headings-in.ts';

test.each([
  ['What it doesn’t cover', 'what-it-doesnt-cover'],
  ['La bañera que se desbordó', 'la-banera-que-se-desbordo'],
  ['¿Qué sigue? 24 horas', 'que-sigue-24-horas'],
])('the anchor of “%s” is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
