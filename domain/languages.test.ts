import { expect, test } from 'vitest';
import { isOtherLanguage, nameOfLanguage, pathIn, splitLanguage } from './languages.ts';

test('a page has the same path in every language, below its code', () => {
  expect(pathIn('en', '/services/auto')).toBe('/services/auto');
  expect(pathIn('es', '/services/auto?a=1#b')).toBe('/es/services/auto?a=1#b');
  expect(['/', '/#team', '/?a=1'].map((path) => pathIn('es', path))).toEqual(['/es', '/es#team', '/es?a=1']);
});

test.each([
  ['/es', 'es', '/'],
  ['/es/contact', 'es', '/contact'],
  ['/contact', 'en', '/contact'],
  ['/essays', 'en', '/essays'],
  ['/en/contact', 'en', '/en/contact'],
  ['/constructor', 'en', '/constructor'],
  ['/', 'en', '/'],
])('%s is %s', (path, code, own) => {
  expect(splitLanguage(path)).toEqual({ code, path: own });
});

test('the staff reads the name of every language, and the letters of one that has none', () => {
  expect(nameOfLanguage('es')).toBe('Spanish');
  expect(nameOfLanguage('zz')).toBe('zz');
  expect([isOtherLanguage('en'), isOtherLanguage('es')]).toEqual([false, true]);
});
