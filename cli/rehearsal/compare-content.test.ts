import { expect, test } from 'vitest';
import { createLookup } from '../backup/deleted-records.ts';
import { type Manifest, tableEntry } from '../backup/manifest.ts';
import type { Backup } from '../backup/read-backup.ts';
import { compareFiles, compareTables } from './compare-content.ts';

const [kept, gone, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];

function backupOf(name: string, rows: object[]): Backup {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  return {
    async *entries() {
      yield {
        name: tableEntry(name),
        read: async function* () {
          yield Buffer.from(text);
        },
      };
    },
  };
}

function manifestOf(changes: Partial<Manifest>): Manifest {
  return { tables: [], files: [], missing: [], ...changes } as unknown as Manifest;
}

async function compare(name: 'contacts' | 'staff_work', before: object[], after: object[]) {
  const table = { name, entry: tableEntry(name), rows: before.length, bytes: 0, sha256: '' };
  const deleted = [{ kind: 'message' as const, record_id: gone, deleted_at: '2026-11-16T00:00:00Z' }];
  const [comparison] = await compareTables(
    manifestOf({ tables: [table] }),
    backupOf(name, before),
    backupOf(name, after),
    createLookup(deleted),
  );
  return comparison;
}

test('rows are equal in any order, and with columns that the backup does not know', async () => {
  const before = [
    { id: kept, name: 'Ada' },
    { id: other, name: 'Grace' },
  ];
  const after = [
    { name: 'Grace', note: null, id: other },
    { name: 'Ada', note: null, id: kept },
  ];
  expect(await compare('contacts', before, after)).toMatchObject({ expected: 2, equal: 2, deleted: 0 });
});

test('a changed, a missing and a deleted row are told apart', async () => {
  const before = [
    { id: kept, name: 'Ada' },
    { id: gone, name: 'Mary' },
    { id: other, name: 'Grace' },
  ];
  expect(await compare('contacts', before, [{ id: kept, name: 'Adam' }])).toMatchObject({
    expected: 2,
    equal: 0,
    deleted: 1,
  });
});

test("the staff's work on a deleted record is not expected", async () => {
  const work = (record_id: string) => ({ kind: 'message', record_id, state: 'done', notes: [{ body: 'a' }] });
  expect(await compare('staff_work', [work(kept), work(gone)], [work(kept)])).toMatchObject({
    expected: 1,
    equal: 1,
    deleted: 1,
  });
});

test('files are compared by their place and hash', () => {
  const file = (path: string, sha256: string) =>
    ({ bucket: 'resumes', path, sha256 }) as Manifest['files'][number];
  const before = manifestOf({ files: [file('a', '1'), file('b', '2'), file('c', '3')] });
  const after = manifestOf({ files: [file('a', '1'), file('b', '9')] });
  expect(compareFiles(before, after, 1)).toEqual({ what: 'files', expected: 2, equal: 1, deleted: 1 });
});
