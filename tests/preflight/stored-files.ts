import { clientsOf, type Deployment } from '../support/clients.ts';

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
