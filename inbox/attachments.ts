import type { Backend, FileAddress } from './backend.ts';
import type { Kind, Row } from './kinds.ts';
import { Problem } from './problem.ts';
import { queryRows } from './query-backend.ts';
import { formatCount } from './terminal.ts';

export type RecordFile = FileAddress & { label: string; fileSuffix: string; column: string };

const removedAtOnce = 100;

/** Lists the files that a record points to. */
export function listFiles(kind: Kind, row: Row): RecordFile[] {
  return kind.attachments.flatMap(({ bucket, column, label, fileSuffix }) => {
    const path = pathInBucket(row[column] ?? '', bucket);
    return path ? [{ bucket, path, label, fileSuffix, column }] : [];
  });
}

/** Extracts the path from an address that getPublicUrl made, whatever its host. The schema does the same. */
export function pathInBucket(url: string, bucket: string): string | undefined {
  const [, path] = url.split(`/storage/v1/object/public/${bucket}/`);
  return path || undefined;
}

/** Says after each file's path whether it was scanned, if the server has a virus scanner. */
export async function describeFiles(backend: Backend, files: RecordFile[]): Promise<Array<[string, string]>> {
  return Promise.all(
    files.map(async (file): Promise<[string, string]> => {
      const mark = await backend.readScanMark(file);
      if (mark === undefined) return [file.label, file.path];
      return [
        file.label,
        `${file.path} (${mark === 'clean' ? 'scanned, no virus found' : 'not scanned for viruses'})`,
      ];
    }),
  );
}

export type Removal = { removed: number; remaining: FileAddress[] };

/** Removes files in batches, by bucket and path. `remaining` lists those that are still there. */
export async function removeFiles(
  backend: Backend,
  files: FileAddress[],
  onRemoved: (count: number) => void = () => {},
): Promise<Removal> {
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
        if (!removed.has(file.path) && (await exists(backend, file))) removal.remaining.push(file);
      onRemoved(batch.length);
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

async function exists(backend: Backend, file: FileAddress): Promise<boolean> {
  const opened = await backend.openFile(file);
  await opened?.body.cancel();
  return opened !== undefined;
}

/**
 * Finds the record that a file belongs to: the oldest that points to it. The schema refuses a second record for a file, but
 * records of an earlier version may share one.
 */
export async function findOwner(backend: Backend, kind: Kind, file: RecordFile): Promise<Row | undefined> {
  const rows = await queryRows<Row>(
    backend.rest
      .from(kind.table)
      .select(`id,created_at,${file.column}`)
      .like(file.column, `%/${file.bucket}/${file.path}`)
      .order('created_at')
      .order('id'),
  );
  // LIKE takes "_" in a path for any character.
  return rows.find((row) => pathInBucket(row[file.column] ?? '', file.bucket) === file.path);
}
