import { positions } from '../../company/policy.ts';
import { toAscii } from '../../demo/people.ts';
import type { Random } from '../../demo/random.ts';
import { firstNames, lastNames } from '../../demo/texts/names.ts';
import { creditScores, phoneCarriers } from '../../domain/verification-answers.ts';

export const tables = ['contacts', 'job_applications', 'employment_verifications'] as const;
export type SeedTable = (typeof tables)[number];

/** Words for a search: in about every second message, in one of 500 records, in none. */
export const searchTerms = { common: 'policy', rare: 'chandelier', absent: 'zeppelin' } as const;
const rareEvery = 500;

/** People write again: there is about one person for two records. */
const peoplePerRecord = 0.5;

const topics = [
  'policy',
  'policy',
  'policy',
  'premium',
  'claim',
  'bill',
  'deductible',
  'renewal',
  'certificate',
  'coverage',
];
const things = (
  'car roof kitchen basement bicycle bakery apartment garage boiler window ' +
  'fence laptop van cello freezer staircase balcony tree dishwasher scooter'
).split(' ');
const events = [
  'leaked',
  'was stolen',
  'broke in the storm',
  'was hit by a van',
  'burned',
  'was flooded',
  'cracked',
  'was sold',
];
const sentences: ((random: Random) => string)[] = [
  (random) => `I have a question about my ${random.pick(topics)} for the ${random.pick(things)}.`,
  (random) => `Our ${random.pick(things)} ${random.pick(events)} last ${random.pick(weekdays)}.`,
  (random) => `The ${random.pick(topics)} I received names another ${random.pick(things)}.`,
  (random) =>
    `Please call me after ${random.integer(1, 7)} p.m., or in the morning before ${random.integer(8, 11)}.`,
  (random) =>
    `My number is HL-${random.integer(100_000, 999_999)}, and the amount is $${random.integer(40, 9_000)}.`,
  (random) =>
    `I wrote on ${random.pick(weekdays)} about the ${random.pick(things)} and have not heard from you.`,
  (random) => `Does the ${random.pick(topics)} change if we move to ${random.pick(cities)} in the spring?`,
  (random) =>
    `The adjuster looked at the ${random.pick(things)} and said that the ${random.pick(topics)} would follow.`,
  () => 'Thank you for your help, it is much appreciated.',
  () => 'I am worried because nobody could tell me on the phone.',
];
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'weekend'];
const cities = ['New York', 'Brooklyn', 'Queens', 'Bronx', 'Yonkers', 'Albany', 'Hempstead', 'Stamford'];
const jobTitles = [
  'Data Entry Clerk',
  'Virtual Receptionist',
  'Live Chat Support Agent',
  'Administrative Clerk',
];
const origin = 'https://harborlight.example/storage/v1/object/public';

/** A row without date and sealed number. `at` is its place in the whole seed. */
export function makeRow(table: SeedTable, at: number, random: Random): Record<string, string | null> {
  const person = makePerson(Math.floor(random.next() * (at + 1) * peoplePerRecord));
  const isRare = at % rareEvery === rareEvery / 2;
  const text = makeText(random, isRare);
  const keepsText = (share: number) => random.chance(share) || isRare;
  const digits = String(10_000_000_000_000_000n + BigInt(at)).slice(-17);
  const id = makeId(random);
  if (table === 'contacts')
    return {
      id,
      name: `${person.first} ${person.last}`,
      email: person.email,
      phone: person.phone,
      subject: `${random.pick(topics)} for the ${random.pick(things)}`,
      message: text,
    };
  if (table === 'job_applications')
    return {
      id,
      full_name: `${person.first} ${person.last}`,
      email: person.email,
      phone: person.phone,
      street: person.street,
      city: random.pick(cities),
      state: 'NY',
      zip_code: '10038',
      cover_letter: keepsText(0.6) ? text : '',
      job_title: random.pick(jobTitles),
      resume_url: `${origin}/resumes/applicants/${digits}-${toAscii(person.last)}.pdf`,
    };
  return {
    id,
    first_name: person.first,
    last_name: person.last,
    email: person.email,
    phone: person.phone,
    phone_carrier: random.pick(phoneCarriers),
    street_address: person.street,
    city: random.pick(cities),
    state: 'NY',
    zip_code: '10038',
    bank_name: 'First Harbor Bank',
    credit_score: random.pick(creditScores),
    position: random.pick(positions),
    other_position: null,
    additional_info: keepsText(0.3) ? text : null,
    dl_front_url: `${origin}/employment-documents/front_${digits}.jpg`,
    dl_back_url: `${origin}/employment-documents/back_${digits}.jpg`,
  };
}

/** The same number is the same person in every record. */
function makePerson(number: number) {
  const first = firstNames[number % firstNames.length] ?? '';
  const last = lastNames[Math.floor(number / firstNames.length) % lastNames.length] ?? '';
  return {
    first,
    last,
    email: `${toAscii(first)}.${toAscii(last)}.${number}@example.com`,
    phone: `(${200 + (Math.floor(number / 100) % 700)}) 555-01${String(number % 100).padStart(2, '0')}`,
    street: `${1 + (number % 240)} Lantern Slip`,
  };
}

function makeText(random: Random, isRare: boolean): string {
  const lines = Array.from({ length: random.integer(2, 6) }, () => random.pick(sentences)(random));
  if (isRare) lines.push(`There is also a ${searchTerms.rare} in the hall.`);
  return lines.join(' ');
}

/** A version 4 UUID, the same at every run. */
function makeId(random: Random): string {
  const hex = () =>
    Math.floor(random.next() * 2 ** 32)
      .toString(16)
      .padStart(8, '0');
  const [a, b, c, d] = [hex(), hex(), hex(), hex()];
  return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-8${c.slice(1, 4)}-${c.slice(4)}${d}`;
}
