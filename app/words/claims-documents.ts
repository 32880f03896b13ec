import { claimForms, guide } from '#app/content/claims/forms.ts';
import type { ClaimsDocument } from './types.ts';

/** The PDFs of the claims page. */
export const documents: readonly ClaimsDocument[] = [...claimForms, ...(guide ? [guide] : [])].map(
  ({ title, file, description }) => ({ name: title, type: 'PDF', file, description }),
);
