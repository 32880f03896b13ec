import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askAboutClaim } from '#domain/claims.ts';
import { kinds, tableOf } from '#domain/kinds.ts';
import { idsOfReference, referenceOf } from '#domain/references.ts';
import { freshEmail, sampleClaim, sampleContact, samples } from '../support/samples.ts';
import { sendWithFiles, withFiles } from '../support/upload-files.ts';
import { staff, storedRow, visitor } from './deployment.ts';

const tables = kinds.map(tableOf);
/** Another id with the same reference. */
const idLike = (id: string) => `${id.slice(0, 11)}${randomUUID().slice(11)}`;
const claimWithout = <Changes extends object>(changes: Changes) => ({
  ...sampleClaim({ email: freshEmail(), photo_urls: [] }),
  ...changes,
});
const send = (table: string, row: Record<string, unknown>) => visitor.from(table).insert(row);

describe.each(tables)('a record of %s', (table) => {
  it.each(tables)('cannot take the number of a record of %s', async (other) => {
    const taken = await sendWithFiles(visitor, other, samples[other]());
    for (const id of [idLike(taken.id), ...(table === other ? [] : [taken.id])]) {
      expect(referenceOf(id)).toBe(referenceOf(taken.id));
      const row = await withFiles(visitor, { ...samples[table](), id });
      const { error, status } = await send(table, row);
      expect({ status, code: error?.code }).toEqual({ status: 409, code: 'PT409' });
      // The forms take a duplicate key for "already stored".
      expect(error?.message).not.toContain('_pkey');
      expect(await storedRow(table, id)).toBeNull();
    }
  });

  it('that is sent twice is stored once, and known by its key', async () => {
    const row = await sendWithFiles(visitor, table, samples[table]());
    const { error, status } = await send(table, row);
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' });
    expect(error?.message).toContain(`${table}_pkey`);
  });
});

it('of records with one number that are sent at once, one is stored', async () => {
  const { id } = sampleContact();
  const rows = Array.from({ length: 8 }, (_, at) => ({
    table: at % 2 === 0 ? 'contacts' : 'claim_reports',
    row: at % 2 === 0 ? sampleContact({ id: idLike(id) }) : claimWithout({ id: idLike(id) }),
  }));
  const answers = await Promise.all(rows.map(({ table, row }) => send(table, row)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  const stored = await Promise.all(rows.map(({ table, row }) => storedRow(table, row.id)));
  expect(stored.filter((row) => row !== null)).toHaveLength(1);
});

describe('where two records have one number since before it was refused, the older one', () => {
  /** As a backup brings them back. */
  async function storeTwo() {
    const email = freshEmail();
    const older = claimWithout({ email, created_at: '2026-01-01T12:00:00+00:00' });
    const newer = claimWithout({ email, id: idLike(older.id), created_at: '2026-02-01T12:00:00+00:00' });
    for (const row of [newer, older]) await staff.from('claim_reports').insert(row).throwOnError();
    return { email, older, number: referenceOf(older.id) };
  }

  it('is shown by its number', async () => {
    const { email, older, number } = await storeTwo();
    const lookUp = async () =>
      (await visitor.rpc('claim_status', { claim_number: number, email }).throwOnError()).data;
    expect(await askAboutClaim(lookUp)).toMatchObject({ outcome: 'found', sent_at: older.created_at });
  });

  it('is answered by a mail that names the number', async () => {
    const { older, number } = await storeTwo();
    const { first, last } = idsOfReference(number) ?? {};
    const named = { receipts: [], replies: [], first_id: first, last_id: last };
    const { data } = await staff.rpc('staff_find_thread', named).throwOnError();
    expect(data).toMatchObject({ kind: 'claim', record_id: older.id });
  });
});
