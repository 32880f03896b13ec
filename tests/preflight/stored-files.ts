import { clientsOf, type Deployment } from '../support/clients.ts';

/** Slow, chunked, signed and resumable uploads, which preflight tries in each bucket. */
export const otherUploads = [
  'overwriting-a-file-by-a-slow-upload',
  'overwriting-a-file-by-a-slow-upload-that-may-replace',
  'sending-a-file-over-the-limit-in-chunks',
  'signing-an-upload',
  'beginning-a-resumable-upload',
];

/** Every file that preflight could have left behind. */
export async function storedFiles(server: Deployment) {
  const { storage } = clientsOf(server).staff;
  const folders = await Promise.all([
    storage.from('resumes').list('applicants'),
    storage.from('resumes').list('preflight'),
    storage.from('employment-documents').list(),
  ]);
  return folders.flatMap(({ data, error }) => {
    if (error) throw error;
    return data;
  });
}
