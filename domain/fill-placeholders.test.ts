import { expect, test } from 'vitest';
import {
  fillPlaceholders,
  findGap,
  placeholders,
  placeholdersIn,
  unknownPlaceholders,
} from './fill-placeholders.ts';

test('every known placeholder is found and filled in', () => {
  const text = placeholders.map((name) => `{${name}}`).join(' ');
  expect(placeholdersIn(`${text} {me}`)).toEqual(placeholders);
  expect(unknownPlaceholders(text)).toEqual([]);
  const values = Object.fromEntries(placeholders.map((name) => [name, name.toUpperCase()]));
  expect(fillPlaceholders(text, values)).toBe(placeholders.join(' ').toUpperCase());
});

test('a value that is missing or empty becomes a gap', () => {
  expect(fillPlaceholders('Hello {first name}, {me}', { me: '' })).toBe('Hello [first name], [me]');
});

test('a value that ends with a full stop ends its sentence', () => {
  const me = 'Sam Rivera Jr.';
  expect(fillPlaceholders('From {me}. {me}, {name}.', { me, name: 'Ada' })).toBe(`From ${me} ${me}, Ada.`);
});

test('a value is not searched for placeholders, and its dollar signs stay', () => {
  expect(fillPlaceholders('{name}: {me}', { name: '{me} $& $1', me: 'Sam' })).toBe('{me} $& $1: Sam');
});

test.each([
  ['{nmae}', ['{nmae}']],
  ['{First Name}', ['{First Name}']],
  ['{ me }', ['{ me }']],
  ['{}', ['{}']],
  ['{me} and {me', ['{me']],
  ['me} and {me}', ['}']],
  ['{name\n}', ['{name', '}']],
  ['{{me}}', ['{}']],
  ['{x} {x}', ['{x}']],
  ['[me] (name)', []],
])('in %j the unknown are %j', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

test('the first gap is found, and brackets over several lines are none', () => {
  const text = 'Please send [what you need] by [day].';
  const found = findGap(text);
  expect(text.slice(found?.start, found?.end)).toBe('[what you need]');
  expect(findGap('nothing [] to\n[fill\nin]')).toBeUndefined();
});
