import { randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder } from '../../lib/sync-files.ts';

/** Both included. */
export type ByteRange = { start: number; end: number };

/** The files of uploaded objects, in `data/files`. Each is named after its row's version, never after a visitor's file name. */
export type FileStore = {
  /** A path for an upload that is not yet complete. */
  newDraft(): string;
  /** Removes uploads that a crash has cut short. */
  removeOldDrafts(): Promise<void>;
  /** Moves a complete, synced draft into its bucket, so that it survives a power cut. */
  store(draft: string, bucket: string, version: string): Promise<void>;
  /** The whole file, or a part of it. */
  read(bucket: string, version: string, range?: ByteRange): ReadStream;
  remove(bucket: string, version: string): Promise<void>;
  /** Versions on the disk that are older than `age` milliseconds. */
  listOlderThan(bucket: string, age: number): Promise<string[]>;
  /** Whether these files belong to this database. The first database that asks becomes their owner. */
  matchDatabase(databaseId: string): Promise<boolean>;
};

const maxDraftAge = 24 * 60 * 60 * 1000;

export async function openFileStore(dir: string, buckets: string[]): Promise<FileStore> {
  const drafts = path.join(dir, 'drafts');
  const pathOf = (bucket: string, version: string) => path.join(dir, bucket, version);
  for (const folder of [drafts, ...buckets.map((bucket) => path.join(dir, bucket))]) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  }
  await syncFolder(dir);
  const removeOldDrafts = async () => {
    for (const name of await olderThan(drafts, maxDraftAge))
      await rm(path.join(drafts, name), { force: true });
  };
  await removeOldDrafts();

  return {
    removeOldDrafts,
    newDraft: () => path.join(drafts, randomUUID()),
    async store(draft, bucket, version) {
      await rename(draft, pathOf(bucket, version));
      await syncFolder(path.join(dir, bucket));
    },
    read: (bucket, version, range) => createReadStream(pathOf(bucket, version), range),
    remove: (bucket, version) => rm(pathOf(bucket, version), { force: true }),
    listOlderThan: (bucket, age) => olderThan(path.join(dir, bucket), age),
    async matchDatabase(databaseId) {
      const file = path.join(dir, 'database');
      await writeFile(file, databaseId, { flag: 'wx', mode: 0o600, flush: true }).catch((error) => {
        if (error.code !== 'EEXIST') throw error;
      });
      return (await readFile(file, 'utf8')) === databaseId;
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
