import type { Kind, Row } from './kinds.ts';
import type { FileAddress, Wire } from './wire.ts';
import { ask } from './wire-errors.ts';

export type RecordFile = FileAddress & { label: string; fileWord: string; column: string };

/** The files that a record points to. */
export function filesOf(kind: Kind, row: Row): RecordFile[] {
  return kind.attachments.flatMap(({ bucket, column, label, fileWord }) => {
    const path = pathInBucket(row[column] ?? '', bucket);
    return path ? [{ bucket, path, label, fileWord, column }] : [];
  });
}

/** The stored address is one that getPublicUrl made, on whatever origin; the schema reads it the same way. */
export function pathInBucket(url: string, bucket: string): string | undefined {
  const [, path] = url.split(`/storage/v1/object/public/${bucket}/`);
  return path || undefined;
}

/** Removes files by bucket, a few at a time, and says how many were there. */
export async function removeFiles(
  wire: Wire,
  files: FileAddress[],
  onRemoved: (count: number) => void = () => {},
): Promise<number> {
  let removed = 0;
  for (const [bucket, ofBucket = []] of Object.entries(Object.groupBy(files, (file) => file.bucket))) {
    for (let at = 0; at < ofBucket.length; at += 100) {
      const paths = ofBucket.slice(at, at + 100).map(({ path }) => path);
      removed += await wire.removeFiles(bucket, paths);
      onRemoved(paths.length);
    }
  }
  return removed;
}

/** Those of a deleted record's files that no other record points to. */
export async function unsharedFiles(wire: Wire, kind: Kind, files: RecordFile[]): Promise<RecordFile[]> {
  const unshared: RecordFile[] = [];
  for (const file of files) {
    const query = wire.rest
      .from(kind.table)
      .select('id', { count: 'exact', head: true })
      .like(file.column, `%/${file.bucket}/${file.path}`);
    if ((await ask(query)).count === 0) unshared.push(file);
  }
  return unshared;
}
