import type { Bucket } from '#domain/kinds.ts';
import { toAccessFinding } from './access-finding.ts';
import { isSuccess, json, type Send } from './request.ts';
import { samplePaths } from './samples.ts';
import { beginUpload } from './streamed-upload.ts';
import type { Target } from './target.ts';
import { sizeLimits, validFiles } from './uploads.ts';

const next =
  'The policies on storage.objects allow more than one kind of upload: apply the migrations in supabase/.';

/** Tries the uploads that pass the size limit of a bucket on Supabase. Adds the path of a stored file to `uploads`. */
export async function checkOtherUploads(send: Send, target: Target, bucket: Bucket, uploads: string[]) {
  const { bytes, type } = validFiles[bucket];
  const newPath = samplePaths[bucket];

  const chunkedPath = newPath();
  const chunked = await beginUpload(target, `${bucket}/${chunkedPath}`, {
    'content-type': type,
    'transfer-encoding': 'chunked',
  }).finish(Buffer.concat([bytes, Buffer.alloc(sizeLimits[bucket])]));
  if (isSuccess(chunked)) uploads.push(chunkedPath);

  const signed = await send(
    'anon',
    `/storage/v1/object/upload/sign/${bucket}/${newPath()}`,
    json('POST', {}),
  );

  const fields = { bucketName: bucket, objectName: newPath(), contentType: type };
  const metadata = Object.entries(fields).map(([name, value]) => `${name} ${btoa(value)}`);
  const protocol = { 'tus-resumable': '1.0.0' };
  const resumable = await send('anon', '/storage/v1/upload/resumable', {
    method: 'POST',
    headers: { ...protocol, 'upload-length': String(bytes.length), 'upload-metadata': metadata.join(',') },
  });
  // Nothing is stored before its end arrives. This only removes the beginning.
  const location = URL.parse(resumable.headers.get('location') ?? '', target.backend);
  if (isSuccess(resumable) && location?.origin === new URL(target.backend).origin)
    await send('staff', location.pathname, { method: 'DELETE', headers: protocol });

  return [
    toAccessFinding(`${bucket}: sending a file over the limit in chunks`, chunked, isSuccess(chunked), next),
    toAccessFinding(`${bucket}: signing an upload`, signed, isSuccess(signed), next),
    toAccessFinding(`${bucket}: beginning a resumable upload`, resumable, isSuccess(resumable), next),
  ];
}
