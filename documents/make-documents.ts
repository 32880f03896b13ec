import { claimForms, guide } from '#app/content/claims/forms.ts';
import { makeClaimForm } from './claim-form.ts';
import { makeGuide } from './guide.ts';

/** Creates every document, keyed by its URL path. */
export async function makeDocuments(): Promise<Map<string, Uint8Array>> {
  const made = new Map<string, Uint8Array>();
  for (const form of claimForms) made.set(form.file, await makeClaimForm(form));
  made.set(guide.file, await makeGuide());
  return made;
}
