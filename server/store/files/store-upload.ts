import { rm } from 'node:fs/promises';
import { uploadedBytes, uploads } from '../../lib/counters.ts';
import type { Sender } from '../../lib/serial-queue.ts';
import type { Role } from '../database/database.ts';
import { DatabaseError } from '../database/database-error.ts';
import type { From } from '../quota/storage-quota.ts';
import type { Bucket } from './buckets.ts';
import { checkBytes, checkDeclared, cleanContent } from './check-content.ts';
import { insertObject, type Upload } from './insert-object.ts';
import type { Storage } from './storage.ts';

/** What was stored after the checks: a picture is encoded again, and what follows the end of a document is cut off. */
export type StoredContent = { size: number; type: string };
export type ReceivedFile = { size: number; type: string; cacheControl: string };

type Incoming = {
  bucket: Bucket;
  role: Role;
  from: From;
  /** Whether it was cleaned and scanned before. */
  isCleaned: boolean;
  sender: Sender;
  /** The largest size that it may have. */
  bytes: number;
  receive: (draft: string) => Promise<ReceivedFile>;
};

/** Receives, checks, cleans, scans and stores a file, and inserts its row. Returns the id of the row and what was stored. */
export async function storeUpload(
  { database, files, quota, scanner }: Storage,
  upload: Upload,
  { bucket, role, from, isCleaned, sender, bytes, receive }: Incoming,
): Promise<StoredContent & { id: string }> {
  const limit = bucket.sizeLimit;
  const reservation = await quota.reserve({ bytes, sender, from });
  const draft = files.newDraft();
  try {
    const received = await receive(draft);
    await reservation.arrive(received.size);
    const { type, cacheControl } = received;
    checkDeclared(upload.name, type, bucket.types);
    await checkBytes(upload.name, draft);
    const size = isCleaned
      ? received.size
      : await cleanContent(upload.name, draft, { size: received.size, limit, sender });
    const scan = scanner && (isCleaned ? 'not scanned' : await scanner.scan(draft, sender));
    await files.store(draft, upload.bucket, upload.version);
    const mimetype = type.split(';')[0]?.trim().toLowerCase() ?? '';
    upload.metadata = {
      size,
      contentLength: size,
      mimetype,
      cacheControl,
      lastModified: new Date().toISOString(),
      ...(scan && { scan }),
      // Their bytes do not count against the day.
      ...(from === 'staff' && { uploadedBy: 'staff' }),
    };
    const { id, replaced } = await database.asRole(role, (query) => insertObject(query, upload));
    await reservation.count(size);
    const labels = { bucket: bucket.id, by: from };
    uploads.inc(labels);
    uploadedBytes.inc(labels, size);
    if (replaced) await files.remove(upload.bucket, replaced);
    return { id, size, type: mimetype };
  } catch (error) {
    await rm(draft, { force: true });
    // A refused row was certainly not stored. After a lost connection it may be, so the file is left to removeOrphanedFiles.
    if (error instanceof DatabaseError) await files.remove(upload.bucket, upload.version);
    throw error;
  } finally {
    reservation.release();
  }
}
