import * as z from 'zod/mini';
import { email } from '#app/lib/submit/field-rules.ts';
import { sanitize } from '#app/lib/submit/sanitize.ts';
import { form } from '#content/claim-status.ts';
import { idsOfReference } from '#domain/references.ts';

export const lookupSchema = z.object({
  number: z.string().check(
    z.overwrite(sanitize),
    z.refine((number) => idsOfReference(number) !== undefined, form.rules.number),
  ),
  email: email(form.rules.email),
});

export type LookupValues = z.infer<typeof lookupSchema>;
