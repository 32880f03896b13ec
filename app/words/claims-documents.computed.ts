import { claimForms, guide } from '#content/claims/forms.ts';
import type { ClaimsDocument } from './types.ts';

// The questions of the forms are too large for a script. The build runs this module and ships its values.

/** The PDFs of the claims page. */
export const documents: readonly ClaimsDocument[] = [...claimForms, ...(guide ? [guide] : [])].map(
  ({ title, file, description }) => ({ name: title, type: 'PDF', file, description }),
);
export const formCount = claimForms.length;
export const hasGuide = guide !== undefined;
