// Writes the claim forms and the claims guide into public/documents/, from the words in app/content/claims/.
// Run it after those words change, and commit the files.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { claimForms, guide } from '#app/content/claims/forms.ts';
import { makeClaimForm } from './claim-form.ts';
import { makeGuide } from './guide.ts';

if (import.meta.main)
  for (const [file, bytes] of await makeDocuments()) {
    const target = path.join('public', file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
    console.log(`${path.basename(file)}: ${Math.round(bytes.length / 1024)} KB`);
  }

/** Creates every document, keyed by its URL path. */
export async function makeDocuments(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const form of claimForms) made.set(form.file, await makeClaimForm(form));
  made.set(guide.file, await makeGuide());
  return made;
}
