import { expect, test } from 'vitest';
import { dropUnusedProperties } from './drop-unused-properties.ts';

test('properties that nothing asks for go, and so do those that only they asked for', () => {
  expect(dropUnusedProperties(':root{--a:1;--b:var(--a);--c:2}p{x:var(--c)}', '')).toBe(
    ':root{--c:2}p{x:var(--c)}',
  );
});

test('what the page or its scripts name stays', () => {
  expect(dropUnusedProperties(':root{--a:1;--b:2}', '<path fill="var(--a)">')).toBe(':root{--a:1;}');
});

test('registrations go with their properties, and rules that are left empty go, too', () => {
  const css = '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*"}.x{--b:1}p{x:var(--a)}';
  expect(dropUnusedProperties(css, '')).toBe('@property --a{syntax:"*";inherits:false}p{x:var(--a)}');
});

test('a fallback counts as use, and a value with a string in it is left alone', () => {
  const css = ':root{--a:1;--b:"x;y"}p{x:var(--c,var(--a))}';
  expect(dropUnusedProperties(css, '')).toBe(css);
});
