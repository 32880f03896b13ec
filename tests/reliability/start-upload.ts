import { once } from 'node:events';
import { request } from 'node:http';
import { embeddedAnonKey } from '#office/backend-settings.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';

/** Sends the first half of a resume. `finish` sends the rest, and resolves to the status of the answer. */
export async function startUpload(url: string) {
  const name = resumePath();
  const bytes = pdfBytes(1_000_000, 'slow');
  const headers = {
    apikey: embeddedAnonKey,
    'content-type': types.pdf,
    'content-length': bytes.length,
  };
  const upload = request(`${url}/storage/v1/object/resumes/${name}`, { method: 'POST', headers });
  upload.write(bytes.subarray(0, 500_000));
  // The server answers this after it has started on the upload above.
  await fetch(`${url}/healthz`);
  const finish = async () => {
    upload.end(bytes.subarray(500_000));
    const [answer] = (await once(upload, 'response')) as [{ statusCode: number; resume: () => void }];
    answer.resume();
    return answer.statusCode;
  };
  return { name, size: bytes.length, finish };
}
