import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sanitize } from '#app/lib/submit/sanitize.ts';
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
    { numRuns: 600, seed: 20261116 },
  );
  expect(await storeDirectly(texts)).toEqual(texts.map((text) => sanitize(`${text}A long mark`)));
});

const freeTexts = {
  contacts: ['name', 'email', 'phone', 'subject', 'message'],
  job_applications: [
    'full_name',
    'email',
    'phone',
    'street',
    'city',
    'state',
    'zip_code',
    'cover_letter',
    'job_title',
  ],
  employment_verifications: [
    'first_name',
    'last_name',
    'email',
    'phone',
    'street_address',
    'city',
    'state',
    'zip_code',
    'bank_name',
    'other_position',
    'additional_info',
  ],
};

it.each(Object.entries(freeTexts))('%s: no free text reaches staff as markup', async (table, columns) => {
  const plain = await withFiles(visitor, samples[table as keyof typeof samples]());
  const values = Object.fromEntries(
    columns.map((column) => [column, String(plain[column as keyof typeof plain] || 'Some text')]),
  );
  const marked = Object.fromEntries(
    Object.entries(values).map(([column, value]) => [column, ` <b/onclick=alert(1)>${value}</b>`]),
  );
  await visitor
    .from(table)
    .insert({ ...plain, ...marked })
    .throwOnError();
  expect(await storedRow(table, plain.id)).toMatchObject(values);
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
