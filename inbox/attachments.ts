import type { Backend, FileAddress } from './backend.ts';
import type { Kind, Row } from './kinds.ts';
import { runQuery } from './query-backend.ts';

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

/** Removes files in batches and returns how many existed. */
export async function removeFiles(
  backend: Backend,
  files: FileAddress[],
  onRemoved: (count: number) => void = () => {},
): Promise<number> {
  let removed = 0;
  for (const [bucket, ofBucket = []] of Object.entries(Object.groupBy(files, (file) => file.bucket))) {
    for (let start = 0; start < ofBucket.length; start += removedAtOnce) {
      const paths = ofBucket.slice(start, start + removedAtOnce).map(({ path }) => path);
      removed += await backend.removeFiles(bucket, paths);
      onRemoved(paths.length);
    }
  }
  return removed;
}

/** Filters a deleted record's files to those that no other record points to. */
export async function findUnsharedFiles(
  backend: Backend,
  kind: Kind,
  files: RecordFile[],
): Promise<RecordFile[]> {
  const unshared: RecordFile[] = [];
  for (const file of files) {
    const query = backend.rest
      .from(kind.table)
      .select('id', { count: 'exact', head: true })
      .like(file.column, `%/${file.bucket}/${file.path}`);
    if ((await runQuery(query)).count === 0) unshared.push(file);
  }
  return unshared;
}
