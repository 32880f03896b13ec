import type { Office, OpeningHours, PhoneNumber, Site } from './shape/site.ts';

const hours: readonly OpeningHours[] = [
  {
    days: 'Monday to Thursday',
    weekdays: [1, 2, 3, 4],
    shown: '8:00-4:00',
    open: { from: '08:00', to: '16:00' },
  },
  { days: 'Friday to Sunday', weekdays: [5, 6, 0], shown: 'Closed', open: null },
];

const offices = [
  {
    name: 'Dock Street',
    street: '400 Waterfront Row',
    city: 'Tacoma',
    state: 'WA',
    zip: '98402',
    near: 'the bay',
    hours,
  },
] as const satisfies readonly Office[];

export type OfficeName = (typeof offices)[number]['name'];

/** A licensed insurer in another state and time zone, with none of the demonstration's facts. */
export const site: Site<OfficeName> = {
  name: 'Bluefin',
  legalName: 'Bluefin Mutual',
  origin: 'https://www.bluefin-mutual.test',
  founded: 2011,
  years: 15,
  license: {
    holder: 'Bluefin Mutual Agency',
    principalOffice: 'Tacoma, Washington',
    domicile: 'Washington',
    number: 'PC-4077',
    type: 'Property and casualty insurer',
    underwriter: 'Bluefin Mutual Company',
    naic: '40771',
  },
  telephone: telephone('(253) 555-2140'),
  /** One phone for questions and claims, answered while the office is open. */
  claimsHotline: telephone('(253) 555-2140'),
  hotlineHours: hours,
  email: 'office@bluefin-mutual.test',
  offices,
  agents: [
    {
      slug: 'dana-whitfield',
      name: 'Dana Whitfield',
      languages: ['English'],
      lines: ['pet'],
      office: 'Dock Street',
    },
  ],
  region: {
    city: 'Tacoma',
    state: 'Washington',
    area: 'Tacoma',
    people: 'Tacomans',
    timeZone: 'America/Los_Angeles',
    timeZoneName: 'Pacific time',
    neighborhoods: ['Old Town', 'Fern Hill'],
  },
  figures: { clients: null, satisfaction: null, rating: null },
  social: [],
  features: { login: false, registration: false, newsletter: false },
  languages: ['en'],
};

export function telephone(shown: string): PhoneNumber {
  return { shown, href: `tel:+1${shown.replace(/\D/g, '')}` };
}
