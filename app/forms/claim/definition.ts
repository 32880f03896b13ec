import * as z from 'zod/mini';
import { fields, rules } from '#content/claim-form.ts';
import { hurtAnswers, type LossKind, lossKinds, reachTimes, reachWays } from '#domain/claim-answers.ts';
import { notAsked, photosPerClaim } from '#domain/claims.ts';
import { defineForm, orNull, section } from '../kit/define/define-form.ts';
import { email, honeypot, isDate, oneOf, optionalText, phone, text } from '../kit/define/field-rules.ts';
import { today } from './today.ts';

/** The limits of the table claim_reports, where they are its own. */
export const claimLengths = { time: 100, place: 300, policy: 50, description: 5_000, others: 3_000 };

const firstDay = '1900-01-01';

const lossDate = z
  .string()
  .check(z.refine(isDate, { error: rules.date, abort: true }))
  .check(
    z.refine((date) => date >= firstDay, rules.dateTooEarly),
    z.refine((date) => date <= today(), rules.dateInFuture),
  );

/** Not a value of the form in the browser, which adds them when it is sent. */
const photos = z.optional(
  z.custom<readonly File[]>().check(z.refine((files) => files.length <= photosPerClaim, rules.photos)),
);

/** A claim with photos. Each section is a step on a phone. */
export const claimForm = defineForm({
  kind: 'claim',
  words: fields,
  fields: {
    ...section('happened', {
      kind: {
        rule: oneOf(Object.keys(lossKinds), rules.kind),
        column: 'loss_kind',
        store: (kind) => lossKinds[kind as LossKind],
      },
      hurt: { rule: oneOf([...hurtAnswers, notAsked], rules.hurt), column: 'anyone_hurt' },
      date: { rule: lossDate, column: 'loss_date' },
      time: { rule: optionalText(claimLengths.time), column: 'loss_time', store: orNull },
      place: { rule: text(2, rules.place, claimLengths.place), column: 'loss_place' },
      description: {
        rule: text(10, rules.description, claimLengths.description),
        column: 'description',
        shown: 'letter',
        quoted: true,
      },
    }),
    ...section('photos', {
      photos: { rule: photos, column: 'photo_urls', bucket: 'claim-photos', maxFiles: photosPerClaim },
      policy: { rule: optionalText(claimLengths.policy), column: 'policy_number', store: orNull },
      others: { rule: optionalText(claimLengths.others), column: 'others_involved', store: orNull },
    }),
    ...section('reach', {
      name: { rule: text(2, rules.name), column: 'name', shown: 'contact' },
      email: { rule: email(rules.email), column: 'email', shown: 'contact' },
      phone: { rule: phone(10, rules.phone), column: 'phone', shown: 'contact' },
      reachWay: {
        rule: oneOf(reachWays, rules.reachWay),
        column: 'reach_by',
        store: (way, { reachTime = '' }) => `${way}, ${reachTime.toLowerCase()}`,
      },
      /** Stored with the way. */
      reachTime: { rule: oneOf(reachTimes, rules.reachTime) },
    }),
    honeypot,
  },
});
