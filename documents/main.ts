// Writes the claim forms and the claims guide into public/documents/, from the words in app/content/en/claims/.
// Run it after those words change, and commit the files. The folder holds nothing else: a file without words is removed.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { claimForms, guide } from '#content/claims/forms.ts';
import { makeClaimForm } from './claim-form.ts';
import { makeGuide } from './guide.ts';

export const folder = 'public/documents';

if (import.meta.main) {
  const made = await makeDocuments();
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of made) {
    await writeFile(path.join('public', file), bytes);
    console.log(`${path.basename(file)}: ${Math.round(bytes.length / 1024)} KB`);
  }
  for (const name of await readdir(folder)) {
    if (made.has(`/documents/${name}`)) continue;
    await rm(path.join(folder, name));
    console.log(`${name}: removed`);
  }
}

/** Creates every document, keyed by its URL path. */
export async function makeDocuments(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const form of claimForms) made.set(form.file, await makeClaimForm(form));
  if (guide) made.set(guide.file, await makeGuide(guide));
  return made;
}
