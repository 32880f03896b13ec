import type { Bucket } from '#domain/kinds.ts';
import { type Finding, good, unknown } from './finding.ts';
import { isSuccess, json, type Reply, type Send } from './request.ts';
import { jpeg, pdf } from './samples.ts';

const megabyte = 1024 * 1024;
export const sizeLimits: Record<Bucket, number> = {
  resumes: 5 * megabyte,
  'employment-documents': 10 * megabyte,
  'claim-photos': 10 * megabyte,
};

/** A file that each bucket accepts. */
export const validFiles: Record<Bucket, { bytes: Buffer; type: string }> = {
  resumes: { bytes: pdf, type: 'application/pdf' },
  'employment-documents': { bytes: jpeg, type: 'image/jpeg' },
  'claim-photos': { bytes: jpeg, type: 'image/jpeg' },
};

export function upload(send: Send, address: string, bytes: Buffer, type: string, changes: RequestInit = {}) {
  return send('anon', `/storage/v1/object/${address}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    ...changes,
    headers: { 'content-type': type, ...(changes.headers as Record<string, string>) },
  });
}

/** Deletes the uploads of this check as staff, and verifies that they are gone. */
export async function removeUploads(send: Send, bucket: Bucket, paths: string[]): Promise<Finding> {
  await send('staff', `/storage/v1/object/${bucket}`, json('DELETE', { prefixes: paths }));
  const remaining: string[] = [];
  for (const path of paths) {
    const reply: Reply = await send('staff', `/storage/v1/object/${bucket}/${path}`);
    if (isSuccess(reply)) remaining.push(path);
  }
  const id = `clean:${bucket}`;
  return remaining.length === 0
    ? good('forms', id, `${bucket}: the files of this check were deleted`)
    : unknown('forms', id, `${bucket}: still holds ${remaining.join(', ')}`, 'Delete these files by hand.');
}
