import { expect, test } from 'vitest';
import { readPersonQuery } from './read-person-query.ts';

test.each([
  [' Ada@Example.com ', { by: 'email', parameters: { wanted_email: 'Ada@Example.com' } }],
  ['+1 (212) 555-0123', { by: 'phone', parameters: { wanted_phone: '+1 (212) 555-0123' } }],
  ['Ada  Lovelace', { by: 'name', parameters: { wanted_name: ['Lovelace', 'Ada'] } }],
  ['李 小龙', { by: 'name', parameters: { wanted_name: ['小龙', '李'] } }],
  ['555-01', { by: 'name', parameters: { wanted_name: ['555-01'] } }],
])('%s', (words, wanted) => {
  expect(readPersonQuery(words)).toEqual(wanted);
});
