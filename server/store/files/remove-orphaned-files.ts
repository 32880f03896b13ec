import { log } from '../../lib/log.ts';
import { filesMatchDatabase } from './files-match-database.ts';
import type { Storage } from './storage.ts';

/** Older than any upload that may still be waiting for its row, also in another instance. */
const minAge = 24 * 60 * 60 * 1000;

/**
 * Removes files without a row: a crash came between the two, and the upload was never acknowledged. In a folder that another
 * database filled, every file would look orphaned, so only drafts are removed there.
 */
export async function removeOrphanedFiles(
  { database, files }: Pick<Storage, 'database' | 'files'>,
  buckets: string[],
): Promise<void> {
  await files.removeOldDrafts();
  if (!(await filesMatchDatabase(database, files)))
    return log('the files belong to another database; orphaned files are not removed');
  for (const bucket of buckets) {
    const versions = await files.listOlderThan(bucket, minAge);
    const rows = await database.asOwner((query) =>
      query('select version from storage.objects where bucket_id = $1', [bucket]),
    );
    const known = new Set(rows.map((row) => row.version));
    const orphaned = versions.filter((version) => !known.has(version));
    for (const version of orphaned) await files.remove(bucket, version);
    if (orphaned.length > 0) log('orphaned files removed', { count: orphaned.length });
  }
}
