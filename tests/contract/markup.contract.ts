import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitize } from '#app/forms/kit/define/sanitize.ts';
import { mapConcurrently } from '../support/map-concurrently.ts';
import { markupSamples } from '../support/markup-samples.ts';
import { readRows } from '../support/read-rows.ts';
import { sampleContact, samples } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { staff, storedRow, visitor } from './deployment.ts';

/** Sends each text as a message of its own, without a form, and reads it back. A mark keeps it long enough. */
async function storeDirectly(texts: string[]): Promise<unknown[]> {
  const rows = texts.map((text) => sampleContact({ message: `${text}A long mark` }));
  await mapConcurrently(rows, (row) => visitor.from('contacts').insert(row).throwOnError());
  const stored = await readRows(
    staff,
    'contacts',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id }) => stored.get(id)?.message);
}

it('a direct request stores the same text as a form', async () => {
  const texts = markupSamples.map(([typed]) => typed);
  expect(await storeDirectly(texts)).toEqual(texts.map((text) => sanitize(`${text}A long mark`)));
});

it('a direct request stores the same text as a form, whatever tags are made of', async () => {
  const signs = ['<', '>', '/', '!', '?', '--', '-', '=', '"', "'", ' ', '\n', '\u00a0', '\ufeff', 'é'];
  const parts = ['b', 'B', 'script', '<b>', '</b>', '<!--', '-->', 'x="', "y='", 'a@b.c', 'http://x'];
  const part = fc.constantFrom(...signs, ...parts, 'HTTPS://');
  const texts = fc.sample(
    fc.array(part, { minLength: 1, maxLength: 40 }).map((parts) => parts.join('')),
    // All of them in `npm run test:more`.
    { numRuns: process.env.CONTRACT === 'all' ? 600 : 100, seed: 20261116 },
  );
  expect(await storeDirectly(texts)).toEqual(texts.map((text) => sanitize(`${text}A long mark`)));
});

/** Columns that take an id, one of a list, a number or the address of a file. */
const notFree = [
  'id',
  'phone_carrier',
  'credit_score',
  'social_security',
  'resume_url',
  'dl_front_url',
  'dl_back_url',
  'anyone_hurt',
  'loss_date',
  'photo_urls',
];

it.each(Object.entries(samples))('%s: no free text reaches staff as markup', async (table, sample) => {
  const plain: Record<string, unknown> = await withFiles(visitor, sample());
  const columns = Object.keys(plain).filter((column) => !notFree.includes(column));
  expect(columns.length).toBeGreaterThan(4);
  const values = Object.fromEntries(columns.map((column) => [column, String(plain[column] || 'Some text')]));
  const marked = Object.fromEntries(
    Object.entries(values).map(([column, value]) => [column, ` <b/onclick=alert(1)>${value}</b>`]),
  );
  const row = { ...plain, ...marked };
  await visitor.from(table).insert(row).throwOnError();
  expect(await storedRow(table, String(plain.id))).toMatchObject(values);
});

it('the shortest length counts what is left without markup', async () => {
  const row = sampleContact({ name: '<b title="a long title">A</b>' });
  const { status, error } = await visitor.from('contacts').insert(row);
  expect({ status, code: error?.code }).toEqual({ status: 400, code: '23514' });
  expect(error?.message).toContain('contacts_name_check');
});

it('staff restore a text unchanged', async () => {
  const row = sampleContact({ message: ' <b>stored before tags were stripped</b> ' });
  await staff.from('contacts').insert(row).throwOnError();
  expect(await storedRow('contacts', row.id)).toMatchObject({ message: row.message });
});
