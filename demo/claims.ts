import type { ClaimValues } from '#app/forms/claim/schema.ts';
import { reachTimes, reachWays } from '#domain/claim-answers.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { type Calendar, day, toDateField } from './calendar.ts';
import { castPeople } from './casting.ts';
import { fullNameOf, type Person } from './people.ts';
import { drawLoss } from './photos/draw-loss.ts';
import type { Random } from './random.ts';
import { claimReports } from './texts/claims.ts';

export type Claim = {
  kind: 'claim';
  at: Date;
  person: Person;
  language?: LanguageCode;
  values: Omit<ClaimValues, 'photos'>;
  makePhotos: () => Promise<File[]>;
};

/** Some send many photos, some none. */
const photoCounts = [2, 0, 4, 1, 3, 0, 8];

/** Claims of people of whom some have written before. */
export function makeClaims(people: Person[], known: Person[], random: Random, calendar: Calendar): Claim[] {
  const claimants = castPeople(people, claimReports.length, { known, every: 4 });
  return claimReports.map(({ happened, language, ...answers }, turn) => {
    const person = claimants[turn] as Person;
    const at = calendar.pick();
    const count = photoCounts[turn % photoCounts.length] ?? 0;
    return {
      kind: 'claim',
      at,
      person,
      ...(language && { language }),
      values: {
        ...answers,
        date: toDateField(new Date(at.getTime() - happened * day)),
        name: fullNameOf(person),
        email: person.email,
        phone: person.phone,
        reachWay: random.pick(reachWays),
        reachTime: random.pick(reachTimes),
        honeypot: '',
      },
      makePhotos: () =>
        Promise.all(
          Array.from({ length: count }, (_, place) =>
            drawLoss(answers.kind, random, `photo-${place + 1}.jpg`),
          ),
        ),
    };
  });
}
