import { expect, test, vi } from 'vitest';
import type { Note } from '#domain/records.ts';
import { sampleEntry, sampleNote } from '../../../tests/support/sample-entry.ts';
import type { RecordStore, StoredFile } from '../../store/records/record-store.ts';
import { deleteRecords } from './delete-records.ts';

const id = '0994f204-d303-4cb9-905e-690df38e0058';
const files: StoredFile[] = [
  { bucket: 'employment-documents', path: 'front_1763000000000.jpg' },
  { bucket: 'employment-documents', path: 'back_1763000000000.jpg' },
];
const entry = { actor: { id: '1', name: 'Olga Owner', session: null }, action: 'record_deleted' as const };
const record = { kind: 'verification' as const, id };

function storeOf(
  deleted: unknown[],
  removeFiles: RecordStore['removeFiles'],
  notes: Note[] = [],
): RecordStore {
  const found = { entry: sampleEntry({ kind: 'verification', record_id: id, language: 'es' }), notes };
  const call = async (name: string) =>
    name === 'staff_find' ? found : { deleted, held_number: true, files };
  return {
    perform: (_entry, work) => work(call),
    read: (work) => work(call),
    openFile: async () => undefined,
    storeFile: async () => ({ size: 0, type: '' }),
    removeFiles,
  };
}

test('a file that cannot be removed is counted, and the others are removed', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  const removed: StoredFile[] = [];
  const store = storeOf(
    [{ kind: 'verification', record_id: id, created_at: '2026-11-01T12:00:00+00:00' }],
    async ([file]) => {
      if (file?.path.startsWith('front')) throw new Error(`EACCES: ${file.path}`);
      if (file) removed.push(file);
    },
  );
  expect(await deleteRecords(store, entry, [record])).toMatchObject({
    records: [{ ...record, createdAt: '2026-11-01T12:00:00+00:00', language: 'es' }],
    heldNumber: true,
    filesRemoved: 1,
    filesLeft: 1,
  });
  expect(removed).toEqual([files[1]]);
  expect(log.mock.calls.join()).not.toContain('front_');
  log.mockRestore();
});

test('a file of our letter is told from those that the person sent, and the letters of both sides are counted', async () => {
  const ours = { ...sampleNote({ sort: 'reply_sent' }), files: [{ path: files[0]?.path }] } as Note;
  const notes = [ours, sampleNote({ sort: 'reply_received' }), sampleNote({ sort: 'status' }), sampleNote()];
  const store = storeOf(
    [{ kind: 'verification', record_id: id, created_at: '2026-11-01T12:00:00+00:00' }],
    async () => {},
    notes,
  );
  expect(await deleteRecords(store, entry, [record])).toMatchObject({
    filesRemoved: 2,
    ourFiles: 1,
    letters: { ours: 2, theirs: 1 },
  });
});

test('a record that is gone already is not deleted again', async () => {
  const removeFiles = vi.fn();
  await expect(deleteRecords(storeOf([], removeFiles), entry, [record])).rejects.toMatchObject({
    status: 404,
  });
  expect(removeFiles).not.toHaveBeenCalled();
});
