import type { Bucket } from '#domain/kinds.ts';
import { toAccessFinding } from './access-finding.ts';
import type { Finding } from './finding.ts';
import { isSuccess, type Send } from './request.ts';
import { program, samplePaths } from './samples.ts';
import { sizeLimits, upload, validFiles } from './uploads.ts';

const next =
  'Compare the limits and types of the buckets and the policies on storage.objects with supabase/migrations.';

/** Uploads files that a bucket must refuse. Adds the path of an accepted one to `uploads`, to be deleted later. */
export async function checkInvalidFiles(
  send: Send,
  bucket: Bucket,
  deployment: 'own' | 'supabase',
  uploads: string[],
): Promise<Finding[]> {
  const { bytes, type } = validFiles[bucket];
  const newPath = samplePaths[bucket];
  const tooLarge = Buffer.concat([bytes, Buffer.alloc(sizeLimits[bucket])]);
  const files: Array<[what: string, path: string, bytes: Buffer, type: string]> = [
    ['sending a file of another type', newPath(), Buffer.from('<script>1</script>'), 'text/html'],
    ['sending a file with another extension', newPath('exe'), program, type],
    ['sending a file outside its folder', `preflight/${newPath()}`, bytes, type],
    ['sending a file over the limit', newPath(), tooLarge, type],
  ];
  // Supabase does not check the bytes against the declared type.
  if (deployment === 'own') files.push(['sending a program as a document', newPath(), program, type]);
  const findings: Finding[] = [];
  for (const [what, path, body, declared] of files) {
    const reply = await upload(send, `${bucket}/${path}`, body, declared);
    if (isSuccess(reply)) uploads.push(path);
    findings.push(toAccessFinding(`${bucket}: ${what}`, reply, isSuccess(reply), next));
  }
  return findings;
}
