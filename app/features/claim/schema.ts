import * as z from 'zod/mini';
import { email, optionalText, phone, text } from '#app/lib/submit/field-rules.ts';
import { rules } from '#content/claim-form.ts';
import { hurtAnswers, lossKinds, reachTimes, reachWays } from '#domain/claim-answers.ts';
import { notAsked, photosPerClaim } from '#domain/claims.ts';
import { today } from './today.ts';

/** The limits of the table claim_reports, where they are its own. */
export const claimLengths = { time: 100, place: 300, policy: 50, description: 5_000, others: 3_000 };

const firstDay = '1900-01-01';

const oneOf = (options: readonly string[], message: string) =>
  z.string().check(z.refine((value) => options.includes(value), message));

const lossDate = z
  .string()
  .check(z.refine(isDate, { error: rules.date, abort: true }))
  .check(
    z.refine((date) => date >= firstDay, rules.dateTooEarly),
    z.refine((date) => date <= today(), rules.dateInFuture),
  );

/** Kinds of loss in which the question whether anyone is hurt would be wrong or cruel. */
const withoutInjury = ['health', 'life'];

export const asksAboutInjury = (kind: string): boolean => !withoutInjury.includes(kind);

const answers = z.object({
  kind: oneOf(Object.keys(lossKinds), rules.kind),
  hurt: oneOf([...hurtAnswers, notAsked], rules.hurt),
  date: lossDate,
  time: optionalText(claimLengths.time),
  place: text(2, rules.place, claimLengths.place),
  description: text(10, rules.description, claimLengths.description),
  policy: optionalText(claimLengths.policy),
  others: optionalText(claimLengths.others),
  /** Not a value of the form in the browser, which adds them when it is sent. */
  photos: z.optional(
    z.custom<readonly File[]>().check(z.refine((photos) => photos.length <= photosPerClaim, rules.photos)),
  ),
  name: text(2, rules.name),
  email: email(rules.email),
  phone: phone(10, rules.phone),
  reachWay: oneOf(reachWays, rules.reachWay),
  reachTime: oneOf(reachTimes, rules.reachTime),
  /** Hidden from people, so only a bot fills it in. */
  honeypot: z.string(),
});

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

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}
