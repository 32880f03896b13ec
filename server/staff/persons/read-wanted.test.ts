import { expect, test } from 'vitest';
import { readWanted } from './read-wanted.ts';

test.each([
  [' Ada@Example.com ', { by: 'email', given: { wanted_email: 'Ada@Example.com' } }],
  ['+1 (212) 555-0123', { by: 'phone', given: { wanted_phone: '+1 (212) 555-0123' } }],
  ['Ada  Lovelace', { by: 'name', given: { wanted_name: ['Lovelace', 'Ada'] } }],
  ['李 小龙', { by: 'name', given: { wanted_name: ['小龙', '李'] } }],
  ['555-01', { by: 'name', given: { wanted_name: ['555-01'] } }],
])('%s', (words, wanted) => {
  expect(readWanted(words)).toEqual(wanted);
});
