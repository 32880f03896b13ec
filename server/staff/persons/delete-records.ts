import type { Kind } from '#domain/kinds.ts';
import { languages } from '#domain/languages.ts';
import type { Note } from '#domain/records.ts';
import { log } from '../../lib/log.ts';
import type { AuditEntry } from '../../store/records/audit.ts';
import type { RecordStore, StoredFile } from '../../store/records/record-store.ts';
import { findAll, type RecordRef } from '../records/find-record.ts';
import { refuse } from '../refuse.ts';

/** What staff_delete returns. */
type Deleted = {
  deleted: { kind: Kind; record_id: string; created_at: string }[];
  held_number: boolean;
  files: StoredFile[];
};

export type Deletion = Awaited<ReturnType<typeof deleteRecords>>;

const isOurs = ({ sort }: Note) => sort === 'reply_sent' || sort === 'status';
const isTheirs = ({ sort }: Note) => sort === 'reply_received';

/** Deletes records for good: rows, inbox entries and notes in the transaction of the audit record, then their files. */
export async function deleteRecords(records: RecordStore, entry: AuditEntry, chosen: RecordRef[]) {
  const { deleted, held_number, files, found } = await records.perform(entry, async (call) => {
    // staff_delete does not say the language of a record.
    const found = await findAll(call, chosen);
    const parameters = { records: chosen.map(({ kind, id }) => ({ kind, record_id: id })) };
    const result = (await call('staff_delete', parameters)) as Deleted;
    return result.deleted.length > 0 ? { ...result, found } : refuse(404, 'not_found');
  });
  const languageOf = (kind: Kind, id: string) =>
    found.find(({ entry }) => entry.kind === kind && entry.record_id === id)?.entry.language;
  const notes = found.flatMap((record) => record.notes);
  const ourPaths = new Set(notes.filter(isOurs).flatMap(({ files }) => files.map(({ path }) => path)));
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
      /** Two letters: that of the page that it was sent from. */
      language: languageOf(kind, record_id) ?? languages.en.code,
    })),
    /** Whether a sealed number was deleted with them. */
    heldNumber: held_number,
    /** Messages of the conversations. */
    letters: { ours: notes.filter(isOurs).length, theirs: notes.filter(isTheirs).length },
    /** Of the files: those that went with our letters. The person sent the others. */
    ourFiles: files.filter(({ path }) => ourPaths.has(path)).length,
    /** At once. */
    filesRemoved: files.length - filesLeft,
    /** Those that could not be removed. The daily upkeep removes them as orphaned. */
    filesLeft,
  };
}
