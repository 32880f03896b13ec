import * as z from 'zod/mini';
import { notAsked } from '#domain/claims.ts';
import { claimForm } from './definition.ts';

/** Kinds of loss in which the question whether anyone is hurt would be wrong or cruel. */
const withoutInjury = ['health', 'life'];

export const asksAboutInjury = (kind: string): boolean => !withoutInjury.includes(kind);

const answers = z.object(claimForm.shape);

export type ClaimValues = z.infer<typeof answers>;

export const claimSchema = z.pipe(
  z.transform(
    (values: ClaimValues): ClaimValues => ({
      ...values,
      hurt: asksAboutInjury(values.kind) ? answerOf(values.hurt) : notAsked,
    }),
  ),
  answers,
);

/** A browser does not send that it has not asked. */
function answerOf(hurt: string): string {
  return hurt === notAsked ? '' : hurt;
}
