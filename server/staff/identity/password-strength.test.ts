import { expect, it } from 'vitest';
import { site } from '../../../company/site.ts';
import { isCommonPassword } from './password-strength.ts';

const [firstWord = ''] = site.name.toLowerCase().split(' ');

it.each([
  ['a common password', 'password1234', true],
  ['with signs for letters', 'P@ssw0rd1234', true],
  ['digits in order', '123456789012', true],
  ['keys in a row', 'qwertyuiopas', true],
  ['three rows of keys', 'qwertyuiopasdfghjklzxcvbnm', true],
  ['a common password twice', 'password password', true],
  ['a common word three times', 'admin admin admin', true],
  ['one letter', 'aaaaaaaaaaaaaaaa', true],
  ["the company's name", `${firstWord}12345678`, true],
  ["the person's name", 'lovelace12345', true],
  ['a few words', 'correct horse battery staple', false],
  ['two words and a number', 'blue house 1987', false],
  ['random characters', 'xV9#mQ2$kL7w', false],
  ['the longest password', 'correct horse battery staple '.repeat(6), false],
])('%s', async (_, password, isCommon) => {
  expect(await isCommonPassword(password, ['ada@example.com', 'Ada Lovelace'])).toBe(isCommon);
});
