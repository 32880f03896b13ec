import type { Finding } from './finding.ts';
import { judgeDoor } from './judge-door.ts';
import { program, specimenPaths } from './specimens.ts';
import { type Bucket, honest, upload } from './uploads.ts';
import { type Ask, isTaken } from './wire.ts';

const megabyte = 1024 * 1024;
const limits = { resumes: 5 * megabyte, 'employment-documents': 10 * megabyte };
const next =
  'Compare the limits and types of the buckets, and the policies on storage.objects, with supabase/migrations.';

/** Files that no bucket should take; what one takes all the same is added to `left`, to be taken away. */
export async function tryBadFiles(
  ask: Ask,
  bucket: Bucket,
  home: 'ours' | 'supabase',
  left: string[],
): Promise<Finding[]> {
  const { bytes, type } = honest[bucket];
  const fresh = specimenPaths[bucket];
  const tooLarge = Buffer.concat([bytes, Buffer.alloc(limits[bucket])]);
  const files: Array<[what: string, path: string, bytes: Buffer, type: string]> = [
    ['sending a file of another type', fresh(), Buffer.from('<script>1</script>'), 'text/html'],
    ['sending a file with another ending', fresh('exe'), program, type],
    ['sending a file outside its folder', `preflight/${fresh()}`, bytes, type],
    ['sending a file over the limit', fresh(), tooLarge, type],
  ];
  // Supabase believes the declared type and does not look at the bytes.
  if (home === 'ours') files.push(['sending a program as a document', fresh(), program, type]);
  const findings: Finding[] = [];
  for (const [what, path, body, declared] of files) {
    const answer = await upload(ask, `${bucket}/${path}`, body, declared);
    if (isTaken(answer)) left.push(path);
    findings.push(judgeDoor(`${bucket}: ${what}`, answer, isTaken(answer), next));
  }
  return findings;
}
