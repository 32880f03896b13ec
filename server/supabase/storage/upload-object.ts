import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ApiContext } from '../../http/api-env.ts';
import { findBucket } from '../../store/files/buckets.ts';
import { requirePermission, type Upload } from '../../store/files/insert-object.ts';
import type { Storage } from '../../store/files/storage.ts';
import { storeUpload } from '../../store/files/store-upload.ts';
import { readAddress } from './object-address.ts';
import { readDeclaredLength, receiveFile } from './receive-file.ts';

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

  await requirePermission(database, role, upload);
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

/** The largest size that the headers allow. */
function expectedSize({ headers }: IncomingMessage, limit: number): number {
  return Math.min(Number(headers['content-length'] ?? limit), limit);
}
