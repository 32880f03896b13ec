import { randomUUID } from 'node:crypto';
import { buckets } from '#domain/kinds.ts';
import { toAccessFinding } from './access-finding.ts';
import type { Finding } from './finding.ts';
import { isSuccess, json, type Reply, type Send } from './request.ts';

const next =
  'Make the buckets private. On storage.objects, keep only the policies in supabase/migrations for anon.';

/** Visitors upload nothing to the files of letters, and may not see them either. */
const privateBuckets = [...buckets, 'letters'];

/** Checks the permissions of buckets. Needs no stored file. */
export async function checkBucketAccess(send: Send): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report = (what: string, reply: Reply, isAllowed: boolean) =>
    findings.push(toAccessFinding(what, reply, isAllowed, next));

  for (const bucket of privateBuckets) {
    const listed = await send(
      'anon',
      `/storage/v1/object/list/${bucket}`,
      json('POST', { prefix: '', limit: 1 }),
    );
    report(`${bucket}: listing files`, listed, isSuccess(listed) && listed.text.trim() !== '[]');
    // Sends the right value, so that nothing changes if the request is accepted.
    const changed = await send('anon', `/storage/v1/bucket/${bucket}`, json('PUT', { public: false }));
    report(`${bucket}: changing its settings`, changed, isSuccess(changed));
  }
  const seen = await send('anon', '/storage/v1/bucket');
  report('listing buckets', seen, isSuccess(seen) && seen.text.trim() !== '[]');
  const id = `preflight-${randomUUID()}`;
  const made = await send('anon', '/storage/v1/bucket', json('POST', { id, name: id, public: false }));
  if (isSuccess(made)) await send('staff', `/storage/v1/bucket/${id}`, { method: 'DELETE' });
  report('making a bucket', made, isSuccess(made));
  return findings;
}

/**
 * Asks staff's view of each bucket. The public address does not tell: Storage looks up bucket and file at the same time, so
 * either may be the one that it reports missing.
 */
export async function checkPrivateBuckets(send: Send): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const bucket of privateBuckets) {
    const seen = await send('staff', `/storage/v1/bucket/${bucket}`);
    const isPrivate = isSuccess(seen) && JSON.parse(seen.text).public === false;
    findings.push(toAccessFinding(`${bucket}: the public address`, seen, !isPrivate, next));
  }
  return findings;
}
