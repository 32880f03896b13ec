import type { VerificationValues } from '#app/forms/verification/schema.ts';
import { positions } from '#company/policy.ts';
import { creditScores, otherPosition, phoneCarriers } from '#domain/verification-answers.ts';
import { type Application, hiring } from './applications.ts';
import type { Calendar } from './calendar.ts';
import { castPeople } from './casting.ts';
import { type LicenseFormat, makeLicense } from './licenses/make-license.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

export type Verification = {
  kind: 'verification';
  at: Date;
  person: Person;
  values: Omit<VerificationValues, 'licenseFront' | 'licenseBack'>;
  makeLicenseFiles: () => Promise<{ licenseFront: File; licenseBack: File }>;
};

const count = 25;

const banks = ['First Harbor Bank', 'Tidewater Credit Union', 'Pier Savings', 'Bank of the Narrows'];
const notes = [
  '',
  '',
  '',
  'My middle name is on the license but not on the offer letter. Is that a problem?',
  'I moved last month, the license still has the old address.',
  'Please call before you mail anything. Our mailbox was broken into this summer.',
  'I start on the 1st. Do I get the equipment before that?',
  'The back of the license is worn; I took the picture twice. Tell me if you need a better one.',
  'I would like my pay split between two accounts if that is possible.',
];

/** People with a written offer. Most of them applied some weeks before. */
export function makeVerifications(
  people: Person[],
  applications: readonly Application[],
  random: Random,
  calendar: Calendar,
): Verification[] {
  const known = applications
    .slice(0, hiring.applicants)
    .map(({ person, at }) => ({ person, at: calendar.later(at, random.integer(12, hiring.days)) }));
  const others = castPeople(people, count - known.length).map((person) => ({ person, at: calendar.pick() }));
  return [...known, ...others].map(({ person, at }, turn) => {
    const number = makeNeverIssuedNumber(random);
    const position = random.pick(positions);
    return {
      kind: 'verification',
      at,
      person,
      values: {
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        phone: person.phone,
        phoneCarrier: random.pick(phoneCarriers),
        streetAddress: person.street,
        city: person.city,
        state: person.state,
        zipCode: person.zip,
        position,
        otherPosition:
          position === otherPosition ? random.pick(['Content Writer', 'Appointment Setter', '']) : '',
        additionalInfo: random.pick(notes),
        bankName: random.pick(banks),
        creditScore: random.pick(creditScores),
        socialSecurity: number,
        confirmSocialSecurity: number,
      },
      makeLicenseFiles: () => makeLicense(person, turn, formatOf(turn)),
    };
  });
}

/** Social Security numbers that begin with 9, 000 or 666 are never issued. */
function makeNeverIssuedNumber(random: Random): string {
  const area = random.pick(['000', '666', String(random.integer(900, 999))]);
  const digits = (length: number) => String(random.integer(1, 10 ** length - 1)).padStart(length, '0');
  return `${area}-${digits(2)}-${digits(4)}`;
}

function formatOf(turn: number): LicenseFormat {
  return (['jpg', 'jpg', 'png', 'jpg', 'pdf'] as const)[turn % 5] ?? 'jpg';
}
