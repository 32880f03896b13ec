import { findBucket } from './buckets.ts';
import { checkDeclared } from './check-content.ts';
import { newUpload } from './insert-object.ts';
import type { Storage } from './storage.ts';
import { type StoredContent, storeUpload } from './store-upload.ts';
import { writeFileTo } from './write-file.ts';

/** A file of a letter, before it is stored. `name` is shown to people, `path` is where it is stored. */
export type LetterFile = {
  bucket: string;
  path: string;
  name: string;
  type: string;
  bytes: Uint8Array;
  /** Set if a visitor sent it by mail: whose share of the day it counts against. */
  visitor?: string;
};

/**
 * Stores a file of a letter, with the checks of a visitor's upload. What is stored under the path already stays: a mail that is
 * read a second time has the same files.
 */
export async function storeLetterFile(storage: Storage, file: LetterFile): Promise<StoredContent> {
  const bucket = await findBucket(storage.database, file.bucket);
  checkDeclared(file.name, file.type, bucket.types);
  const stored = await findStored(storage, file);
  if (stored) return stored;
  const { size, type } = await storeUpload(storage, newUpload(file.bucket, file.path), {
    bucket,
    role: 'service_role',
    from: file.visitor === undefined ? 'staff' : 'visitor',
    isCleaned: false,
    sender: file.visitor,
    bytes: file.bytes.length,
    receive: async (draft) => ({
      size: await writeFileTo(draft, chunkOf(file.bytes), bucket.sizeLimit),
      type: file.type,
      cacheControl: 'no-cache',
    }),
  });
  return { size, type };
}

async function* chunkOf(bytes: Uint8Array) {
  yield bytes;
}

async function findStored({ database }: Storage, file: LetterFile): Promise<StoredContent | undefined> {
  const sql =
    "select metadata->>'size' as size, metadata->>'mimetype' as type from storage.objects where bucket_id = $1 and name = $2";
  const [row] = await database.asRole('service_role', (query) => query(sql, [file.bucket, file.path]));
  return row && { size: Number(row.size), type: String(row.type) };
}
