import { expect, test } from 'vitest';
import { dropUnusedNames } from './drop-unused-names.ts';

test('properties that nothing asks for go, and so do those that only they asked for', () => {
  expect(dropUnusedNames(':root{--a:1;--b:var(--a);--c:2}p{x:var(--c)}', '')).toBe(
    ':root{--c:2}p{x:var(--c)}',
  );
});

test('what the page or its scripts name stays', () => {
  expect(dropUnusedNames(':root{--a:1;--b:2}', '<path fill="var(--a)">')).toBe(':root{--a:1;}');
});

test('registrations go with their properties, and rules that are left empty go, too', () => {
  const css = '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*"}.x{--b:1}p{x:var(--a)}';
  expect(dropUnusedNames(css, '')).toBe('@property --a{syntax:"*";inherits:false}p{x:var(--a)}');
});

test('a fallback counts as use, and a value with a string in it is left alone', () => {
  const css = ':root{--a:1;--b:"x;y"}p{x:var(--c,var(--a))}';
  expect(dropUnusedNames(css, '')).toBe(css);
});

test('animations that no rule plays go, wherever they are named', () => {
  const spin = '@keyframes spin{to{rotate:1turn}}';
  const fade = '@keyframes fade{0%{opacity:0}to{opacity:1}}';
  expect(dropUnusedNames(`${spin}${fade}p{animation:1s linear fade}`, '')).toBe(
    `${fade}p{animation:1s linear fade}`,
  );
  expect(dropUnusedNames(`${spin}p{animation-name:spin}`, '')).toContain(spin);
});

test('a group goes with the last animation in it', () => {
  const groups = '@supports (a:b()){@keyframes spin{to{rotate:1turn}}}@media print{p{color:red}}';
  expect(dropUnusedNames(groups, '')).toBe('@media print{p{color:red}}');
});

test('a face for one weight goes where no rule sets that weight; one for several stays', () => {
  const faces =
    '@font-face{font-family:A;font-weight:500 700;src:local(A)}@font-face{font-family:A;font-weight:800;src:local(B)}';
  expect(dropUnusedNames(`${faces}p{font-weight:800}`, '')).toBe(`${faces}p{font-weight:800}`);
  expect(dropUnusedNames(`${faces}p{font-weight:700}`, '')).toBe(
    '@font-face{font-family:A;font-weight:500 700;src:local(A)}p{font-weight:700}',
  );
});
