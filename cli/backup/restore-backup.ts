import { listFiles } from '../attachments.ts';
import type { Backend } from '../backend.ts';
import { kinds } from '../kinds.ts';
import { createLookup, type DeletedRecord, type IsDeleted } from './deleted-records.ts';
import type { Manifest } from './manifest.ts';
import type { Outcome } from './outcome.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';
import { restoreFiles } from './restore-files.ts';
import { restoreRetention } from './restore-retention.ts';
import { restoreTable } from './restore-rows.ts';
import { restoreWork } from './restore-work.ts';

export type Restored = { outcomes: Outcome[]; retentionChanges: string[] };

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
  const retentionChanges: string[] = [];
  for (const table of manifest.tables)
    if (table.name === 'retention')
      retentionChanges.push(...(await restoreRetention(backend, backup, table.entry)));
    else if (table.name !== 'staff_work' && table.name !== 'deleted_records')
      outcomes.push(await restoreTable(backend, backup, table, isDeleted));
  const work = manifest.tables.find(({ name }) => name === 'staff_work');
  if (work) outcomes.push(await restoreWork(backend, backup, work, isDeleted));
  return { outcomes, retentionChanges };
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
