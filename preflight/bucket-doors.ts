import { randomUUID } from 'node:crypto';
import type { Finding } from './finding.ts';
import { judgeDoor } from './judge-door.ts';
import { buckets } from './uploads.ts';
import { type Answer, type Ask, isTaken, json } from './wire.ts';

const next =
  'Make both buckets private, with the policies of supabase/migrations on storage.objects and no others for anon.';

/** What needs no file to be there. */
export async function tryBuckets(ask: Ask): Promise<Finding[]> {
  const findings: Finding[] = [];
  const judge = (what: string, answer: Answer, isOpen: boolean) =>
    findings.push(judgeDoor(what, answer, isOpen, next));

  for (const bucket of buckets) {
    const listed = await ask(
      'stranger',
      `/storage/v1/object/list/${bucket}`,
      json('POST', { prefix: '', limit: 1 }),
    );
    judge(`${bucket}: listing files`, listed, isTaken(listed) && listed.text.trim() !== '[]');
    // Of a private bucket this address says that there is none such; only a public one would look for the file.
    const opened = await ask('nobody', `/storage/v1/object/public/${bucket}/${randomUUID()}`);
    judge(`${bucket}: the public address`, opened, isTaken(opened) || !/bucket/i.test(opened.text));
    // The value it should have, so that nothing changes should it be taken.
    const changed = await ask('stranger', `/storage/v1/bucket/${bucket}`, json('PUT', { public: false }));
    judge(`${bucket}: changing its settings`, changed, isTaken(changed));
  }
  const seen = await ask('stranger', '/storage/v1/bucket');
  judge('listing buckets', seen, isTaken(seen) && seen.text.trim() !== '[]');
  const id = `preflight-${randomUUID()}`;
  const made = await ask('stranger', '/storage/v1/bucket', json('POST', { id, name: id, public: false }));
  if (isTaken(made)) await ask('staff', `/storage/v1/bucket/${id}`, { method: 'DELETE' });
  judge('making a bucket', made, isTaken(made));
  return findings;
}
