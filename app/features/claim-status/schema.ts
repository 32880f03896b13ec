import * as z from 'zod/mini';
import { form } from '#app/content/claim-status.ts';
import { email } from '#app/lib/submit/field-rules.ts';
import { sanitize } from '#app/lib/submit/sanitize.ts';
import { idsOfReference } from '#domain/references.ts';

export const lookupSchema = z.object({
  number: z.string().check(
    z.overwrite(sanitize),
    z.refine((number) => idsOfReference(number) !== undefined, form.rules.number),
  ),
  email: email(form.rules.email),
});

export type LookupValues = z.infer<typeof lookupSchema>;
