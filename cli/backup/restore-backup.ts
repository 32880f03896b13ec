import { listFiles } from '../attachments.ts';
import type { Backend, FileAddress } from '../backend.ts';
import { kindOfTable } from '../kinds.ts';
import { formatCount } from '../terminal.ts';
import { restoreAudit } from './audit.ts';
import { createLookup, type DeletedRecord, type IsDeleted } from './deleted-records.ts';
import type { Manifest } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';
import { restoreFiles } from './restore-files.ts';
import { type Outcome, restoreRetention, restoreTable } from './restore-tables.ts';
import { listLetterFiles, restoreWork, type WorkEntry } from './staff-work.ts';
import { restoreWebsite } from './website.ts';

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
    else if (kindOfTable(table.name)) outcomes.push(await restoreTable(backend, backup, table, isDeleted));
  const work = manifest.tables.find(({ name }) => name === 'staff_work');
  if (work) outcomes.push(await restoreWork(backend, backup, work, isDeleted));
  const audit = manifest.tables.find(({ name }) => name === 'audit');
  const lines = audit && (await restoreAudit(backend, backup, audit));
  if (lines) outcomes.push(lines);
  else if (audit)
    notes.push(
      `audit: ${formatCount(audit.rows, 'line')} not restored. This database has no audit: with Supabase it is in the staff server's own.`,
    );
  const website = manifest.tables.find(({ name }) => name === 'website');
  const content = website && (await restoreWebsite(backend, backup, website));
  if (typeof content === 'string') notes.push(content);
  else if (content) outcomes.push(content);
  return { outcomes, notes };
}

async function findDeletedFiles(backup: Backup, { tables }: Manifest, isDeleted: IsDeleted) {
  const files = new Set<string>();
  const add = ({ bucket, path }: FileAddress) => files.add(`${bucket}/${path}`);
  for (const { name, entry } of tables) {
    if (name === 'staff_work')
      for await (const batch of readBatches<WorkEntry>(backup, entry))
        for (const work of batch)
          if (isDeleted(work.kind, work.record_id)) listLetterFiles(work).forEach(add);
    const kind = kindOfTable(name);
    if (!kind || kind.attachments.length === 0) continue;
    for await (const batch of readBatches<{ id: string }>(backup, entry))
      for (const row of batch.filter(({ id }) => isDeleted(kind.record, id)))
        listFiles(kind, row).forEach(add);
  }
  return files;
}
