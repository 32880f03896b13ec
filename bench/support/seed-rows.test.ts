import { expect, test } from 'vitest';
import { createRandom } from '../../demo/random.ts';
import { makeRow, tables } from './seed-rows.ts';

const makeRows = () => {
  const random = createRandom(1);
  return Array.from({ length: 300 }, (_, at) => makeRow(tables[at % 3] ?? 'contacts', at, random));
};

test('another run makes the same rows, each with an id of its own', () => {
  const rows = makeRows();
  expect(makeRows()).toEqual(rows);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const { id } of rows)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('some people write more than once', () => {
  const emails = makeRows().map(({ email }) => email);
  expect(new Set(emails).size).toBeLessThan(emails.length * 0.8);
});
