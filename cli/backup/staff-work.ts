import type { Kind } from '#domain/kinds.ts';
import type { Backend, FileAddress } from '../backend.ts';
import { queryNumber, queryRows } from '../query-backend.ts';
import type { IsDeleted } from './deleted-records.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { restoreBatches } from './restore-tables.ts';

type Letter = { files: { path: string | null }[] };
/** What staff did with a record in their app: its state, who does it, letters and notes. */
export type WorkEntry = { kind: Kind; record_id: string; notes: Letter[] } & Record<string, unknown>;

/** No deployment returns more rows at once. */
const maxPageSize = 1000;

/** Reads the work in pages, each after the record that ended the one before, and notes the files of letters. */
export async function* readStaffWork(
  backend: Backend,
  files: Map<string, FileAddress>,
  pageSize = maxPageSize,
): AsyncGenerator<WorkEntry[]> {
  const read = (last?: WorkEntry) => {
    const after = last && { after_kind: last.kind, after_id: last.record_id };
    return queryRows<WorkEntry>(backend.rest.rpc('staff_export_work', { page_size: pageSize, ...after }));
  };
  // A short page is not the end: a deployment may return fewer rows than were asked for.
  for (let page = await read(); page.length > 0; page = await read(page.at(-1))) {
    for (const file of page.flatMap(listLetterFiles)) files.set(`${file.bucket}/${file.path}`, file);
    yield page;
  }
}

/** The files of a record's letters. */
export function listLetterFiles({ notes }: Pick<WorkEntry, 'notes'>): FileAddress[] {
  return notes.flatMap(({ files }) =>
    files.flatMap(({ path }) => (path ? [{ bucket: 'letters', path }] : [])),
  );
}

/** Restores states, assignments and notes. Those of a deleted person are personal too. */
export function restoreWork(backend: Backend, backup: Backup, table: BackedUpTable, isDeleted: IsDeleted) {
  return restoreBatches<WorkEntry>(backup, table, 'staff work', async (batch, outcome) => {
    const entries = batch.filter(({ kind, record_id }) => !isDeleted(kind, record_id));
    const added =
      entries.length > 0 ? await queryNumber(backend.rest.rpc('staff_import_work', { entries })) : 0;
    outcome.added += added;
    outcome.existing += entries.length - added;
    outcome.deleted += batch.length - entries.length;
  });
}
