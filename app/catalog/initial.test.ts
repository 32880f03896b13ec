import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';

test.each([
  ['Actual cash value', 'A'],
  ['Ámbito', 'A'],
  ['única', 'U'],
  ['Ñandú', 'Ñ'],
  ['ñame', 'Ñ'],
])('%s is listed under %s', (term, letter) => {
  expect(initialOf(term)).toBe(letter);
});

test('terms in Spanish order have each letter once, in the order of the alphabet', () => {
  const terms = ['Ñandú', 'Zona', 'Nota', 'Agente', 'Ámbito', 'Oferta', 'Anexo', 'Nube'];
  const sorted = terms.sort((one, other) => one.localeCompare(other, 'es'));
  expect(sorted).toEqual(['Agente', 'Ámbito', 'Anexo', 'Nota', 'Nube', 'Ñandú', 'Oferta', 'Zona']);
  expect([...Map.groupBy(sorted, initialOf).keys()]).toEqual(['A', 'N', 'Ñ', 'O', 'Z']);
});
