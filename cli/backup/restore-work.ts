import type { Backend } from '../backend.ts';
import { startProgress } from '../progress.ts';
import type { IsDeleted } from './deleted-records.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Outcome } from './outcome.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';
import { importStaffWork, type WorkEntry } from './staff-work.ts';

/** Restores states, assignments and notes. Those of a deleted person are personal too. */
export async function restoreWork(
  backend: Backend,
  backup: Backup,
  { entry, rows }: BackedUpTable,
  isDeleted: IsDeleted,
): Promise<Outcome> {
  const outcome: Outcome = { what: 'staff work', added: 0, existing: 0, deleted: 0, refused: [] };
  const progress = startProgress('Restoring staff work', rows, 'rows');
  for await (const batch of readBatches<WorkEntry>(backup, entry)) {
    const kept = batch.filter(({ kind, record_id }) => !isDeleted(kind, record_id));
    const added = kept.length > 0 ? await importStaffWork(backend, kept) : 0;
    outcome.added += added;
    outcome.existing += kept.length - added;
    outcome.deleted += batch.length - kept.length;
    progress.advance(batch.length);
  }
  progress.finish();
  return outcome;
}
