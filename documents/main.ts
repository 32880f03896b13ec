// Writes the claim forms and the claims guide into public/documents/, from the words in app/content/claims/.
// Run it after those words change, and commit the files.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeDocuments } from './make-documents.ts';

for (const [file, bytes] of await makeDocuments()) {
  const target = path.join('public', file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, bytes);
  console.log(`${path.basename(file)}: ${Math.round(bytes.length / 1024)} KB`);
}
