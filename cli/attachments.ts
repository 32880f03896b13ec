import type { Backend, FileAddress } from './backend.ts';
import type { Kind } from './kinds.ts';
import { Problem } from './problem.ts';
import { formatCount } from './terminal.ts';

const removedAtOnce = 100;

/** Lists the files that a record points to. */
export function listFiles(kind: Kind, row: Record<string, unknown>): FileAddress[] {
  return kind.attachments.flatMap(({ bucket, column }) => {
    return [row[column]].flat().flatMap((url) => {
      const path = pathInBucket(String(url), bucket);
      return path ? [{ bucket, path }] : [];
    });
  });
}

/** Extracts the path from an address that getPublicUrl made, whatever its host. The schema does the same. */
function pathInBucket(url: string, bucket: string): string | undefined {
  const [, path] = url.split(`/storage/v1/object/public/${bucket}/`);
  return path || undefined;
}

export type Removal = { removed: number; remaining: FileAddress[] };

/** Removes files in batches, by bucket and path. `remaining` lists those that are still there. */
export async function removeFiles(backend: Backend, files: FileAddress[]): Promise<Removal> {
  const removal: Removal = { removed: 0, remaining: [] };
  for (const [bucket, ofBucket = []] of Object.entries(Object.groupBy(files, (file) => file.bucket))) {
    for (let start = 0; start < ofBucket.length; start += removedAtOnce) {
      const batch = ofBucket.slice(start, start + removedAtOnce);
      const removed = new Set(
        await backend.removeFiles(
          bucket,
          batch.map(({ path }) => path),
        ),
      );
      removal.removed += removed.size;
      // A file that was not removed may have been missing before.
      for (const file of batch)
        if (!removed.has(file.path) && (await backend.openFile(file))) removal.remaining.push(file);
    }
  }
  return removal;
}

/** Throws if a file stayed behind. */
export function assertRemoved({ remaining }: Removal): void {
  if (remaining.length === 0) return;
  const paths = remaining.slice(0, 20).map(({ path }) => path);
  throw new Problem(
    `The file store did not delete ${formatCount(remaining.length, 'file')}. Run this again, or delete by hand: ${paths.join(', ')}`,
  );
}
