import * as z from 'zod/mini';
import { form } from '#content/claim-status.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { idsOfReference } from '#domain/references.ts';
import { defineForm } from '../kit/define/define-form.ts';
import { email } from '../kit/define/field-rules.ts';
import { sanitize } from '../kit/define/sanitize.ts';

const number = z.string().check(
  z.overwrite(sanitize),
  z.refine((value) => idsOfReference(value) !== undefined, form.rules.number),
);

/** The look-up of a claim. Photos are added with the same number and address, by a form of their own. */
export const lookupForm = defineForm({
  words: form.fields,
  fields: {
    number: { rule: number },
    email: { rule: email(form.rules.email) },
    photos: { bucket: 'claim-photos', maxFiles: photosPerClaim },
  },
});

export const lookupSchema = z.object(lookupForm.shape);

export type LookupValues = z.infer<typeof lookupSchema>;
