import { expect, test } from 'vitest';
import { createStyleTrimmer } from './trim-styles.ts';

const trim = (css: string, ...found: string[]) => createStyleTrimmer(css)(new Set(found));

test('rules for classes that a page does not have are left out, with the groups that they leave empty', () => {
  expect(trim('.a{x:1}.b{x:2}@media print{.b{x:3}}@layer l{.a .b{x:4}.a{x:5}}', 'a')).toBe(
    '.a{x:1}@layer l{.a{x:5}}',
  );
});

test('rules without classes, faces, animations and orders of layers stay', () => {
  const css =
    '@layer a,b;@font-face{src:url("x;y}.woff2")}@keyframes k{to{x:1}}h1:hover{x:1}[data-a=".b"]{x:1}';
  expect(trim(css, '<h1')).toBe(css);
});

test('rules for elements that a page does not have are left out', () => {
  expect(trim('table{x:1}a,table td{x:2}ul>li.b:hover{x:3}::backdrop{x:4}', '<a', '<ul', 'b')).toBe(
    'a{x:2}::backdrop{x:4}',
  );
});

test('rules for the insides of fields that a page does not have are left out', () => {
  const css = '::-webkit-datetime-edit{x:1}::file-selector-button{x:2}::placeholder{x:3}';
  expect(trim(css, 'type="file"', 'placeholder')).toBe('::file-selector-button{x:2}::placeholder{x:3}');
  expect(trim(css)).toBe('');
  expect(trim(':root,:host{x:1}')).toBe(':root{x:1}');
});

test('rules for data that a page does not hold are left out', () => {
  const css = '[data-panel=home]{x:1}[data-panel=life] .a{x:2}[data-open]{x:3}:not([data-panel=auto]){x:4}';
  expect(trim(css, '=home', 'a')).toBe('[data-panel=home]{x:1}[data-open]{x:3}:not([data-panel=auto]){x:4}');
});

test('of several selectors those stay that can match', () => {
  expect(trim('.a,.b:is(p,li),.c{x:1}', 'b', 'c')).toBe('.b:is(p,li),.c{x:1}');
});

test('names with escaped signs are read as the page writes them', () => {
  expect(
    trim(String.raw`.lg\:grid-cols-\[1fr\,2fr\]{x:1}.mt-1\.5{x:2}`, 'lg:grid-cols-[1fr,2fr]', 'mt-1.5'),
  ).toBe(String.raw`.lg\:grid-cols-\[1fr\,2fr\]{x:1}.mt-1\.5{x:2}`);
});

test('what a rule excludes or offers as a choice is no condition; what it asks for is', () => {
  const css = 'a:not(.b){x:1}:is(.a,.b) p{x:1}';
  expect(trim(css, '<a', '<p')).toBe(css);
  expect(trim(':where(.group):hover p{x:1}.a:has(+ .b){x:1}', 'a')).toBe('');
});

test('rules inside of rules go with them', () => {
  expect(trim('.a{x:1;&[data-b="}"]{x:2}}.b{&:hover{x:1}}', 'a')).toBe('.a{x:1;&[data-b="}"]{x:2}}');
});

test('a declaration that is written several times over stands once; strings are left alone', () => {
  expect(trim('p{x:1;x:1;x:1;y:2;x:1}', '<p')).toBe('p{x:1;y:2;x:1}');
  expect(trim('p{content:"a;a;a;"}', '<p')).toBe('p{content:"a;a;a;"}');
});
