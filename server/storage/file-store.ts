import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from './sync-files.ts';

/** The bytes of the objects, in `data/files`. Each file is named after the version in its row, never after what a visitor sent. */
export type FileStore = {
  /** A place for an upload that is not yet complete. */
  newDraft(): string;
  /** Moves a complete, synced draft to its place, so that it survives a power cut. */
  keep(draft: string, bucket: string, version: string): Promise<void>;
  read(bucket: string, version: string): ReadStream;
  remove(bucket: string, version: string): Promise<void>;
  /** Every version on the disk that is older than `age` milliseconds. */
  listOlderThan(bucket: string, age: number): Promise<string[]>;
  /** Whether these are the files of the database with this mark. The first database to ask has its mark written beside them. */
  belongTo(mark: string): Promise<boolean>;
};

const oldDraft = 24 * 60 * 60 * 1000;

export async function openFileStore(dir: string, buckets: string[]): Promise<FileStore> {
  const drafts = path.join(dir, 'drafts');
  const placeOf = (bucket: string, version: string) => path.join(dir, bucket, version);
  for (const folder of [drafts, ...buckets.map((bucket) => path.join(dir, bucket))]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  await syncFolder(dir);
  for (const name of await olderThan(drafts, oldDraft)) await rm(path.join(drafts, name), { force: true });

  return {
    newDraft: () => path.join(drafts, randomUUID()),
    async keep(draft, bucket, version) {
      await rename(draft, placeOf(bucket, version));
      await syncFolder(path.join(dir, bucket));
    },
    read: (bucket, version) => createReadStream(placeOf(bucket, version)),
    remove: (bucket, version) => rm(placeOf(bucket, version), { force: true }),
    listOlderThan: (bucket, age) => olderThan(path.join(dir, bucket), age),
    async belongTo(mark) {
      const place = path.join(dir, 'database');
      await writeFile(place, mark, { flag: 'wx', mode: 0o600, flush: true }).catch((error) => {
        if (error.code !== 'EEXIST') throw error;
      });
      return (await readFile(place, 'utf8')) === mark;
    },
  };
}

async function olderThan(dir: string, age: number): Promise<string[]> {
  const names = await readdir(dir);
  const times = await Promise.all(
    names.map((name) =>
      stat(path.join(dir, name)).then(
        (found) => found.mtimeMs,
        () => Date.now(),
      ),
    ),
  );
  return names.filter((_, at) => (times[at] ?? Date.now()) < Date.now() - age);
}
