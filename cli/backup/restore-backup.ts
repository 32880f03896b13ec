import { listFiles } from '../attachments.ts';
import type { Backend } from '../backend.ts';
import { kinds } from '../kinds.ts';
import { formatCount } from '../terminal.ts';
import { restoreAudit } from './audit.ts';
import { createLookup, type DeletedRecord, type IsDeleted } from './deleted-records.ts';
import { isBackedUpTable, type Manifest, retiredTables } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';
import type { Outcome } from './restore-batches.ts';
import { restoreFiles } from './restore-files.ts';
import { restoreRetention } from './restore-retention.ts';
import { restoreTable } from './restore-rows.ts';
import { restoreWork } from './staff-work.ts';

export type Restored = {
  outcomes: Outcome[];
  /** What else the person should know, one sentence each. */
  notes: string[];
};

/** Restores everything but the records of `deleted`, which the deployment must have on its list already. */
export async function restoreBackup(
  backend: Backend,
  backup: Backup,
  manifest: Manifest,
  deleted: DeletedRecord[],
): Promise<Restored> {
  const isDeleted = createLookup(deleted);
  const skipped =
    deleted.length > 0 ? await findDeletedFiles(backup, manifest, isDeleted) : new Set<string>();
  // Files before rows, so that no record exists without its file. Work after rows, because it belongs to them.
  const outcomes = [await restoreFiles(backend, backup, manifest.files, skipped)];
  const notes: string[] = [];
  for (const table of manifest.tables)
    if (table.name === 'retention') notes.push(...(await restoreRetention(backend, backup, table.entry)));
    else if (retiredTables.includes(table.name))
      notes.push(
        `${table.name}: ${formatCount(table.rows, 'row')} not restored. The audit has replaced this table.`,
      );
    else if (isBackedUpTable(table.name))
      outcomes.push(await restoreTable(backend, backup, table, isDeleted));
  const work = manifest.tables.find(({ name }) => name === 'staff_work');
  if (work) outcomes.push(await restoreWork(backend, backup, work, isDeleted));
  const audit = manifest.tables.find(({ name }) => name === 'audit');
  if (audit) {
    const outcome = await restoreAudit(backend, backup, audit);
    if (outcome) outcomes.push(outcome);
    else
      notes.push(
        `audit: ${formatCount(audit.rows, 'line')} not restored. This database has no audit: with Supabase it is in the staff server's own.`,
      );
  }
  return { outcomes, notes };
}

/**
 * Finds the files of deleted records. Records of an earlier version may share a file. It belongs to the oldest, which
 * comes last: a backup has the newest rows first.
 */
async function findDeletedFiles(
  backup: Backup,
  { tables }: Manifest,
  isDeleted: IsDeleted,
): Promise<Set<string>> {
  const ownerIsDeleted = new Map<string, boolean>();
  for (const kind of kinds) {
    const table = tables.find(({ name }) => name === kind.table);
    if (!table || kind.attachments.length === 0) continue;
    for await (const batch of readBatches<{ id: string }>(backup, table.entry))
      for (const row of batch)
        for (const { bucket, path } of listFiles(kind, row))
          ownerIsDeleted.set(`${bucket}/${path}`, isDeleted(kind.record, row.id));
  }
  return new Set([...ownerIsDeleted].filter(([, isOwnerDeleted]) => isOwnerDeleted).map(([file]) => file));
}
