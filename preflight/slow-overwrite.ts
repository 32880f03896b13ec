import type { Bucket } from '#domain/kinds.ts';
import { toAccessFinding } from './access-finding.ts';
import type { Finding } from './finding.ts';
import { isSuccess, type Send } from './request.ts';
import { beginUpload } from './streamed-upload.ts';
import type { Target } from './target.ts';
import { upload, validFiles } from './uploads.ts';

const next =
  'The trigger on storage.objects that keeps a stored file is missing: apply the migrations in supabase/.';

/**
 * A backend that checks permission before the body and stores after it can be made to overwrite a file. Begins two uploads to
 * a free name and keeps their ends back. `finish` uploads another file to that name, then sends the ends.
 */
export function beginSlowOverwrite(send: Send, target: Target, bucket: Bucket, path: string) {
  const { bytes, type } = validFiles[bucket];
  // Other bytes, so that an overwritten file can be told from a kept one.
  const ending = Buffer.from('\n%slow\n');
  const length = String(bytes.length + ending.length);
  const slow = [{}, { 'x-upsert': 'true' }].map((more) => {
    const headers = { 'content-type': type, 'content-length': length, ...more };
    const begun = beginUpload(target, `${bucket}/${path}`, headers);
    begun.write(bytes);
    return begun;
  });
  const readFile = () => send('staff', `/storage/v1/object/${bucket}/${path}`);

  const finish = async (): Promise<Finding[]> => {
    const stored = await upload(send, `${bucket}/${path}`, bytes, type);
    const findings: Finding[] = [];
    for (const [at, begun] of slow.entries()) {
      const before = await readFile();
      const reply = await begun.finish(ending);
      const overwritten = isSuccess(stored) && (isSuccess(reply) || (await readFile()).text !== before.text);
      const what = `${bucket}: overwriting a file by a slow upload${at === 0 ? '' : ' that may replace'}`;
      findings.push(toAccessFinding(what, reply, overwritten, next));
    }
    return findings;
  };
  const cancel = () => {
    for (const begun of slow) begun.cancel();
  };
  return { finish, cancel };
}
