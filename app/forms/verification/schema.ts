import * as z from 'zod/mini';
import { verificationRules as rules } from '#content/rules.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { digitsOf } from '../kit/define/field-rules.ts';
import { selectAsked, verificationForm } from './definition.ts';

/** Drops the value of a field that is not asked. */
const notAsked = z.optional(z.custom<undefined>().check(z.overwrite(() => undefined)));

type Shape = typeof verificationForm.shape;
type AskedShape = {
  [Name in keyof Shape]: (typeof verificationForm.fields)[Name] extends { question: string }
    ? Shape[Name] | typeof notAsked
    : Shape[Name];
};

export function createVerificationSchema(asked: AskedQuestions) {
  const { shape, posted } = verificationForm;
  const unasked = posted.filter((name) => !selectAsked(posted, asked).includes(name));
  return z
    .object({ ...shape, ...Object.fromEntries(unasked.map((name) => [name, notAsked])) } as AskedShape)
    .check((context) => {
      const { socialSecurity: first = '', confirmSocialSecurity: second = '' } = context.value;
      if (digitsOf(first) === digitsOf(second)) return;
      context.issues.push({
        code: 'custom',
        path: ['confirmSocialSecurity'],
        message: rules.confirmSocialSecurity,
        input: second,
      });
    });
}

export type VerificationValues = z.infer<ReturnType<typeof createVerificationSchema>>;
