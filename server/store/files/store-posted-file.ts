import type { Sender } from '../../lib/serial-queue.ts';
import { findBucket } from './buckets.ts';
import { newUpload } from './insert-object.ts';
import type { Storage } from './storage.ts';
import { storeUpload } from './store-upload.ts';
import { writeFileTo } from './write-file.ts';

/** Stores a file that a visitor has posted with a form. */
export async function storePostedFile(
  storage: Storage,
  { bucket: bucketId, name, file, sender }: { bucket: string; name: string; file: File; sender: Sender },
): Promise<void> {
  const bucket = await findBucket(storage.database, bucketId);
  await storeUpload(storage, newUpload(bucketId, name), {
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
