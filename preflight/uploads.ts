import { type Finding, good, unknown } from './finding.ts';
import { jpeg, pdf } from './specimens.ts';
import { type Answer, type Ask, isTaken, json } from './wire.ts';

export const buckets = ['resumes', 'employment-documents'] as const;
export type Bucket = (typeof buckets)[number];

/** A file that each bucket takes. */
export const honest = {
  resumes: { bytes: pdf, type: 'application/pdf' },
  'employment-documents': { bytes: jpeg, type: 'image/jpeg' },
};

export function upload(ask: Ask, address: string, bytes: Buffer, type: string, changes: RequestInit = {}) {
  return ask('stranger', `/storage/v1/object/${address}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    ...changes,
    headers: { 'content-type': type, ...(changes.headers as Record<string, string>) },
  });
}

/** Takes away as staff what the check put in, and looks whether it is gone. */
export async function removeAll(ask: Ask, bucket: Bucket, paths: string[]): Promise<Finding> {
  await ask('staff', `/storage/v1/object/${bucket}`, json('DELETE', { prefixes: paths }));
  const still: string[] = [];
  for (const path of paths) {
    const answer: Answer = await ask('staff', `/storage/v1/object/${bucket}/${path}`);
    if (isTaken(answer)) still.push(path);
  }
  const id = `clean:${bucket}`;
  return still.length === 0
    ? good('forms', id, `${bucket}: what this check put in is gone again`)
    : unknown('forms', id, `${bucket}: still holds ${still.join(', ')}`, 'Delete these files by hand.');
}
