import type { Kind } from '#domain/kinds.ts';
import { log } from '../../log.ts';
import type { AuditEntry } from '../audit/audit.ts';
import type { RecordRef } from '../records/find-record.ts';
import type { RecordStore, StoredFile } from '../records/record-store.ts';
import { refuse } from '../refuse.ts';

/** What staff_delete returns. */
type Deleted = {
  deleted: { kind: Kind; record_id: string; created_at: string }[];
  held_number: boolean;
  files: StoredFile[];
};

export type Deletion = Awaited<ReturnType<typeof deleteRecords>>;

/** Deletes records for good: rows, inbox entries and notes in the transaction of the audit record, then their files. */
export async function deleteRecords(records: RecordStore, entry: AuditEntry, chosen: RecordRef[]) {
  const { deleted, held_number, files } = await records.perform(entry, async (call) => {
    const parameters = { records: chosen.map(({ kind, id }) => ({ kind, record_id: id })) };
    const result = (await call('staff_delete', parameters)) as Deleted;
    return result.deleted.length > 0 ? result : refuse(404, 'not_found');
  });
  let filesLeft = 0;
  for (const file of files) {
    await records.removeFiles([file]).catch((error: Error) => {
      filesLeft += 1;
      log('a file of a deleted record was not removed', { bucket: file.bucket, code: error.name });
    });
  }
  return {
    deletedAt: new Date().toISOString(),
    records: deleted.map(({ kind, record_id, created_at }) => ({
      kind,
      id: record_id,
      createdAt: created_at,
    })),
    /** Whether a sealed number was deleted with them. */
    heldNumber: held_number,
    /** At once. */
    filesRemoved: files.length - filesLeft,
    /** Those that could not be removed. The daily upkeep removes them as orphaned. */
    filesLeft,
    /** How many days a record of each kind is kept, and with it a backup. */
  };
}
