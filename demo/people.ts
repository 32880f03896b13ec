import type { Random } from './random.ts';
import { firstNames, lastNames } from './texts/names.ts';

export type Person = ReturnType<typeof makePeople>[number];

/** Streets that do not exist. */
const streets = [
  'Lantern Slip',
  'Beacon Court',
  'Tidewater Row',
  'Gull Wharf',
  'Breakwater Lane',
  'Foghorn Alley',
  'Ropewalk Street',
  'Chandlery Place',
  'Keelson Avenue',
  'Spinnaker Terrace',
  'Mizzen Street',
];
const places = [
  ['New York', 'NY', '10038'],
  ['New York', 'NY', '10018'],
  ['Brooklyn', 'NY', '11201'],
  ['Brooklyn', 'NY', '11231'],
  ['Queens', 'NY', '11101'],
  ['Astoria', 'NY', '11106'],
  ['Bronx', 'NY', '10451'],
  ['Staten Island', 'NY', '10301'],
  ['Yonkers', 'NY', '10701'],
  ['New Rochelle', 'NY', '10801'],
  ['Hempstead', 'NY', '11550'],
  ['Albany', 'NY', '12207'],
  ['Jersey City', 'NJ', '07302'],
  ['Stamford', 'CT', '06901'],
] as const;
const areaCodes = ['212', '347', '516', '646', '718', '914', '917'];
const mailHosts = ['example.com', 'example.com', 'example.org', 'example.net'];

/** Makes people who do not exist: no two share a name, a mail address or a phone number. */
export function makePeople(random: Random, count: number) {
  const names = lastNames.flatMap((lastName) => firstNames.map((firstName) => ({ firstName, lastName })));
  // 555-0100 to 555-0199 are reserved for fiction.
  const phones = areaCodes.flatMap((area) => Array.from({ length: 100 }, (_, line) => [area, 100 + line]));
  const numbers = random.sample(phones, count);
  return random.sample(names, count).map((name, at) => {
    const [city, state, zip] = random.pick(places);
    const [area = '', line = ''] = numbers[at] ?? [];
    return {
      ...name,
      email: `${random.pick(mailNames)(toAscii(name.firstName), toAscii(name.lastName))}@${random.pick(mailHosts)}`,
      phone: random.pick(phoneFormats)(String(area), `0${line}`),
      street: `${random.integer(1, 240)} ${random.pick(streets)}${random.chance(0.4) ? `, Apt ${random.integer(1, 19)}${random.pick(['A', 'B', 'C', ''])}` : ''}`,
      city,
      state,
      zip,
    };
  });
}

export function fullNameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`;
}

/** Each holds the whole name, so that no two people share an address. */
const mailNames = [
  (first: string, last: string) => `${first}.${last}`,
  (first: string, last: string) => `${last}.${first}`,
  (first: string, last: string) => `${first}_${last}`,
  (first: string, last: string) => `${first}${last}`,
];

const phoneFormats = [
  (area: string, line: string) => `(${area}) 555-${line}`,
  (area: string, line: string) => `${area}-555-${line}`,
  (area: string, line: string) => `${area}.555.${line}`,
  (area: string, line: string) => `+1 ${area} 555 ${line}`,
  (area: string, line: string) => `${area}555${line}`,
];

export function toAscii(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/ø/g, 'o')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();
}
