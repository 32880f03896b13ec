import { type Finding, good, note, settle } from './finding.ts';
import { isSuccess, json, type Send } from './request.ts';
import { samplePaths } from './samples.ts';
import type { Target } from './target.ts';
import { removeUploads, upload, validFiles } from './uploads.ts';

const [group, id] = ['server', 'server:CLAMD'] as const;
const bucket = 'resumes';

/** Uploads a file as a visitor and reads the virus scanner's mark on it, so that the running server answers. */
export async function checkScanner(
  send: Send,
  { deployment }: Pick<Target, 'deployment'>,
): Promise<Finding[]> {
  const { bytes, type } = validFiles[bucket];
  const path = samplePaths[bucket]();
  const uploaded = await upload(send, `${bucket}/${path}`, bytes, type);
  try {
    return isSuccess(uploaded) ? [toFinding(await readMark(send, path), deployment)] : [];
  } finally {
    await removeUploads(send, bucket, [path]);
  }
}

const howToScan = {
  own: 'To add one, set CLAMD (docs/backend.md). Staff should open files on a machine that has one.',
  supabase:
    'Supabase has none. With CLAMD, npm run staff scans what staff attach and what comes by mail. Staff should open files on a machine that has one.',
};

async function readMark(send: Send, path: string): Promise<string | undefined> {
  const at = path.lastIndexOf('/') + 1;
  const query = { prefix: path.slice(0, at), search: path.slice(at), limit: 1 };
  const reply = await send('staff', `/storage/v1/object/list/${bucket}`, json('POST', query));
  const objects: Array<{ metadata?: { scan?: string } }> = isSuccess(reply) ? JSON.parse(reply.text) : [];
  return objects[0]?.metadata?.scan;
}

function toFinding(mark: string | undefined, deployment: Target['deployment']): Finding {
  if (mark === 'clean') return good(group, id, 'A virus scanner checks every upload');
  if (mark !== undefined)
    return settle(
      group,
      id,
      'A virus scanner is configured, but it did not scan a file',
      'Start ClamAV at the address in CLAMD. The log of the server has the reason.',
    );
  return note(group, id, 'No virus scanner checks uploads', howToScan[deployment]);
}
