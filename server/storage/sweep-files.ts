import { log } from '../log.ts';
import { areOurs } from './own-files.ts';
import type { Storage } from './storage.ts';

/** Long after any upload could still be waiting for its row, also one that runs in another instance. */
const settled = 24 * 60 * 60 * 1000;

/**
 * Removes files that have no row: a crash came between the two, and nothing was acknowledged. Where the folder was filled by
 * another database, every file in it would look like that, so none is touched.
 */
export async function sweepFiles(
  { database, files }: Pick<Storage, 'database' | 'files'>,
  buckets: string[],
): Promise<void> {
  if (!(await areOurs(database, files)))
    return log('the files belong to another database; those without a row are left alone');
  for (const bucket of buckets) {
    const versions = await files.listOlderThan(bucket, settled);
    const known = new Set(
      (
        await database.asOwner((query) =>
          query('select version from storage.objects where bucket_id = $1', [bucket]),
        )
      ).map((row) => row.version),
    );
    const lost = versions.filter((version) => !known.has(version));
    for (const version of lost) await files.remove(bucket, version);
    if (lost.length > 0) log('files without a row removed', { count: lost.length });
  }
}
