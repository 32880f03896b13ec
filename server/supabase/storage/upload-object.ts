import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { ApiContext } from '../../http/api-env.ts';
import { uploadedBytes, uploads } from '../../lib/counters.ts';
import type { Sender } from '../../lib/serial-queue.ts';
import type { Query, Role } from '../../store/database/database.ts';
import { DatabaseError } from '../../store/database/database-error.ts';
import { type Bucket, findBucket } from '../../store/files/buckets.ts';
import { checkBytes, checkDeclared, cleanContent } from '../../store/files/check-content.ts';
import type { Storage } from '../../store/files/storage.ts';
import type { From } from '../../store/quota/storage-quota.ts';
import type { LetterFile, StoredContent } from '../../store/records/letter-file.ts';
import { type ObjectAddress, readAddress } from './object-address.ts';
import { type ReceivedFile, readDeclaredLength, receiveFile, writeFileTo } from './receive-file.ts';

type Upload = ObjectAddress & {
  replace: boolean;
  settings: Settings;
  version: string;
  metadata: Record<string, string | number>;
};

/** What the policies and triggers of the schema read, under the names that Supabase's storage server uses. */
type Settings = { operation: string; headers: string };

/** Rolls the dry run back. */
class DryRunDone extends Error {}

/** POST /storage/v1/object/BUCKET/NAME, and PUT or `x-upsert` to replace. */
export async function uploadObject(context: ApiContext, storage: Storage): Promise<Response> {
  const { database } = storage;
  const request = context.env.incoming;
  const address = readAddress(context, '/object/');
  const role = context.get('role');
  const bucket = await findBucket(database, address.bucket);
  const isUpdate = context.req.method === 'PUT';
  const upsert = context.req.header('x-upsert') === 'true';
  const upload: Upload = {
    ...address,
    replace: isUpdate || upsert,
    settings: {
      operation: isUpdate ? 'storage.object.upload_update' : 'storage.object.upload',
      headers: JSON.stringify({ 'x-upsert': String(upsert) }),
    },
    version: randomUUID(),
    metadata: readDeclaredLength(request, bucket.sizeLimit),
  };

  // A dry run of the insert, so that the policies refuse before the upload is read.
  await database
    .asRole(role, async (query) => {
      await insertObject(query, upload);
      throw new DryRunDone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof DryRunDone)) throw error;
    });

  const { id } = await storeUpload(storage, upload, {
    bucket,
    role,
    from: role === 'anon' ? 'visitor' : 'staff',
    // Staff restore files that were cleaned on upload. A restored backup must have the same bytes.
    isCleaned: role !== 'anon',
    sender: storage.senderOf(request),
    bytes: expectedSize(request, bucket.sizeLimit),
    receive: (draft) => receiveFile(request, draft, bucket.sizeLimit),
  });
  return context.json({ Id: id, Key: `${upload.bucket}/${upload.name}` });
}

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
async function storeUpload(
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

/**
 * Stores a file of a letter, with the checks of a visitor's upload. What is stored under the path already stays: a mail that is
 * read a second time has the same files.
 */
export async function storeLetterFile(storage: Storage, file: LetterFile): Promise<StoredContent> {
  const bucket = await findBucket(storage.database, file.bucket);
  checkDeclared(file.name, file.type, bucket.types);
  const stored = await findStored(storage, file);
  if (stored) return stored;
  const upload: Upload = {
    bucket: file.bucket,
    name: file.path,
    replace: false,
    settings: { operation: 'storage.object.upload', headers: JSON.stringify({ 'x-upsert': 'false' }) },
    version: randomUUID(),
    metadata: {},
  };
  const { size, type } = await storeUpload(storage, upload, {
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

/** The largest size that the headers allow. */
function expectedSize({ headers }: IncomingMessage, limit: number): number {
  return Math.min(Number(headers['content-length'] ?? limit), limit);
}

/** Generates the id here, because a visitor may not read the row back, not even its id. */
async function insertObject(query: Query, upload: Upload) {
  const { bucket, name, version, metadata, replace, settings } = upload;
  await query("select set_config('storage.operation', $1, true), set_config('request.headers', $2, true)", [
    settings.operation,
    settings.headers,
  ]);
  const id = randomUUID();
  const values = [id, bucket, name, version, JSON.stringify(metadata)];
  const insert = `insert into storage.objects (id, bucket_id, name, version, metadata)
    values ($1::text::uuid, $2, $3, $4, $5::text::jsonb)`;
  if (!replace) {
    await query(insert, values);
    return { id, replaced: undefined };
  }
  const [old] = await query(
    'select version from storage.objects where bucket_id = $1 and name = $2 for update',
    [bucket, name],
  );
  const [row] = await query(
    `${insert} on conflict (bucket_id, name)
      do update set version = excluded.version, metadata = excluded.metadata, updated_at = now() returning id::text`,
    values,
  );
  return { id: String(row?.id), replaced: old ? String(old.version) : undefined };
}
