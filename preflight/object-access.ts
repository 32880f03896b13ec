import { type Bucket, buckets } from '#domain/kinds.ts';
import { toAccessFinding } from './access-finding.ts';
import { type Finding, judge } from './finding.ts';
import { checkInvalidFiles } from './invalid-files.ts';
import { checkOtherUploads } from './other-uploads.ts';
import { describeReply, isSuccess, json, type Reply, type Send } from './request.ts';
import { samplePaths } from './samples.ts';
import { beginSlowOverwrite } from './slow-overwrite.ts';
import type { Target } from './target.ts';
import { removeUploads, upload, validFiles } from './uploads.ts';

const next =
  'Compare the policies on storage.objects with supabase/migrations, and drop the additional ones.';

/** Uploads a file to each bucket as a visitor, tries to access it anonymously, and deletes it as staff. */
export async function checkObjectAccess(send: Send, target: Target): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const bucket of buckets) {
    const { bytes, type } = validFiles[bucket];
    const newPath = samplePaths[bucket];
    const [path, copyPath, slowPath] = [newPath(), newPath(), newPath()];
    const uploads = [path, copyPath, slowPath];
    // The backend checks the permission of these uploads while the other checks run.
    const slowOverwrite = beginSlowOverwrite(send, target, bucket, slowPath);
    try {
      const uploaded = await upload(send, `${bucket}/${path}`, bytes, type);
      const fine = `${bucket}: a visitor's file is accepted`;
      const open = `${bucket}: a visitor's file is refused (${describeReply(uploaded)})`;
      findings.push(judge('forms', `upload:${bucket}`, isSuccess(uploaded), { fine, open, next }));
      findings.push(...(await checkOneObject(send, bucket, path, copyPath)));
      findings.push(...(await slowOverwrite.finish()));
      findings.push(...(await checkInvalidFiles(send, bucket, target.deployment, uploads)));
      findings.push(...(await checkOtherUploads(send, target, bucket, uploads)));
    } finally {
      slowOverwrite.cancel();
      findings.push(await removeUploads(send, bucket, uploads));
    }
  }
  return findings;
}

type Attempt = [what: string, send: () => Promise<Reply>, isAllowed?: (reply: Reply) => boolean];

async function checkOneObject(send: Send, bucket: Bucket, path: string, copyPath: string) {
  const { bytes, type } = validFiles[bucket];
  const object = `/storage/v1/object/${bucket}/${path}`;
  const copy = { bucketId: bucket, sourceKey: path, destinationKey: copyPath };
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
  const post = (address: string, body: unknown) => () =>
    send('anon', `/storage/v1/object/${address}`, json('POST', body));
  // Row-level security hides rows instead of refusing, so an empty list is right.
  const returnsObjects = (reply: Reply) => isSuccess(reply) && /"signedURL":"|"name":/.test(reply.text);

  const attempts: Attempt[] = [
    ['downloading a file', () => send('anon', object)],
    ['downloading without a key', () => send('keyless', object)],
    [
      'downloading by the authenticated address',
      () => send('anon', `/storage/v1/object/authenticated/${bucket}/${path}`),
    ],
    ['opening its public address', () => send('keyless', `/storage/v1/object/public/${bucket}/${path}`)],
    ['signing a link', post(`sign/${bucket}/${path}`, { expiresIn: 60 })],
    ['signing links', post(`sign/${bucket}`, { expiresIn: 60, paths: [path] }), returnsObjects],
    ['finding a file in the list', post(`list/${bucket}`, { prefix: folder }), returnsObjects],
    [
      'overwriting a file',
      () => upload(send, `${bucket}/${path}`, bytes, type, { headers: { 'x-upsert': 'true' } }),
    ],
    ['replacing a file', () => upload(send, `${bucket}/${path}`, bytes, type, { method: 'PUT' })],
    ['copying a file', post('copy', copy)],
    [
      'deleting files',
      () => send('anon', `/storage/v1/object/${bucket}`, json('DELETE', { prefixes: [path] })),
      returnsObjects,
    ],
    ['deleting a file', () => send('anon', object, { method: 'DELETE' })],
    ['moving a file', post('move', copy)],
  ];
  const findings: Finding[] = [];
  for (const [what, send, isAllowed = isSuccess] of attempts) {
    const reply = await send();
    findings.push(toAccessFinding(`${bucket}: ${what}`, reply, isAllowed(reply), next));
  }
  return findings;
}
