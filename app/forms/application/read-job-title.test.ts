import { expect, test } from 'vitest';
import { readJobTitle } from './read-job-title.ts';

test.each([
  ['?job=Data%20Entry%20Clerk', 'Data Entry Clerk'],
  ['?job=Data+Entry+Clerk&from=letter', 'Data Entry Clerk'],
  ['?job=<b>Clerk</b>', 'Clerk'],
  [`?job=${'a'.repeat(300)}`, 'a'.repeat(200)],
  ['?job=<img>', ''],
  ['?job=%20', ''],
  ['?Job=Clerk', ''],
  ['', ''],
])('the query %j names the job %j', (query, title) => {
  expect(readJobTitle(query)).toBe(title);
});
