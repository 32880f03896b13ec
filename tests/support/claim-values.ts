import { fields } from '#content/claim-form.ts';
import { hurtAnswers, type LossKind, lossKinds, reachTimes, reachWays } from '#domain/claim-answers.ts';
import { freshEmail } from './samples.ts';

/** A day in the past, in every time zone. */
export const lossDate = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const [kind] = Object.keys(lossKinds) as [LossKind];

/** What a visitor types into the claim form, by label: for each step. */
export const claimValues = () => ({
  happened: {
    [fields.hurt.label]: hurtAnswers[1],
    [fields.kind.label]: kind,
    [fields.date.label]: lossDate,
    [`${fields.time.label} (optional)`]: 'about 4 p.m.',
    [fields.place.label]: '1 Harbor Street, New York',
    [fields.description.label]: 'A hose burst behind the washer,\nand the floor is wet.',
  },
  photos: {
    [`${fields.policy.label} (optional)`]: 'HL-HO-1',
    [`${fields.others.label} (optional)`]: 'The neighbor below',
  },
  reach: {
    [fields.name.label]: 'Katherine Johnson',
    [fields.email.label]: freshEmail(),
    [fields.phone.label]: '(212) 555-0123',
    [fields.reachWay.label]: reachWays[0],
    [fields.reachTime.label]: reachTimes[0],
  },
});

/** The same as parts of a posted form. */
export const postedClaim = () => ({
  name: 'Katherine Johnson',
  email: freshEmail(),
  phone: '(212) 555-0123',
  hurt: hurtAnswers[1],
  kind: kind,
  date: lossDate,
  time: '',
  place: '1 Harbor Street, New York',
  description: 'A hose burst behind the washer, <b>and</b> the floor is wet.',
  policy: '',
  others: '',
  reachWay: reachWays[0],
  reachTime: reachTimes[0],
});

/** As it is stored. */
export const storedKind = lossKinds[kind];
