// Writes the claim forms and the guide that the claims page offers, from the words in app/content/claims/, into
// public/documents/. Run it after those words have changed and commit what it writes.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDocuments } from './documents/make-documents.ts';

for (const [file, bytes] of await makeDocuments()) {
  const target = path.join('public', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  console.log(`${path.basename(file)}: ${Math.round(bytes.length / 1024)} KB`);
}
