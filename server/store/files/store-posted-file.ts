import { randomUUID } from 'node:crypto';
import type { Sender } from '../../lib/serial-queue.ts';
import { findBucket } from './buckets.ts';
import type { Upload } from './insert-object.ts';
import type { Storage } from './storage.ts';
import { storeUpload } from './store-upload.ts';
import { writeFileTo } from './write-file.ts';

/** Stores a file that a visitor has posted with a form. */
export async function storePostedFile(
  storage: Storage,
  { bucket: bucketId, name, file, sender }: { bucket: string; name: string; file: File; sender: Sender },
): Promise<void> {
  const bucket = await findBucket(storage.database, bucketId);
  const upload: Upload = {
    bucket: bucketId,
    name,
    replace: false,
    settings: { operation: 'storage.object.upload', headers: JSON.stringify({ 'x-upsert': 'false' }) },
    version: randomUUID(),
    metadata: {},
  };
  await storeUpload(storage, upload, {
    bucket,
    role: 'anon',
    from: 'visitor',
    isCleaned: false,
    sender,
    bytes: file.size,
    receive: async (draft) => ({
      size: await writeFileTo(draft, file.stream(), bucket.sizeLimit),
      type: file.type,
      cacheControl: 'max-age=3600',
    }),
  });
}
