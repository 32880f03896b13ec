import type { Office, OpeningHours, Site } from './site-types.ts';

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
    name: 'Canal Side',
    street: '400 Lakefront Row',
    city: 'Buffalo',
    state: 'NY',
    zip: '14202',
    near: 'the lake',
    hours,
  },
] as const satisfies readonly Office[];

export type OfficeName = (typeof offices)[number]['name'];

/** A licensed insurer in another town, with none of the demonstration's facts. */
export const site: Site<OfficeName> = {
  name: 'Bluefin',
  legalName: 'Bluefin Mutual',
  origin: 'https://www.bluefin-mutual.test',
  founded: 2011,
  years: 15,
  license: {
    holder: 'Bluefin Mutual Agency',
    number: 'PC-4077',
    type: 'Property and casualty insurer',
    underwriter: 'Bluefin Mutual Company',
    naic: '40771',
  },
  telephone: telephone('(716) 555-2140'),
  claimsHotline: telephone('(716) 555-2199'),
  hotlineHours: '24/7',
  email: 'office@bluefin-mutual.test',
  offices,
  region: {
    city: 'Buffalo',
    state: 'New York',
    area: 'Buffalo',
    people: 'Buffalonians',
    timeZone: 'America/New_York',
    timeZoneName: 'Eastern time',
    neighborhoods: ['Black Rock', 'Kaisertown'],
    places: { coast: 'Black Rock', residential: 'Kaisertown' },
  },
  figures: { clients: null, satisfaction: null, rating: null },
  social: [],
  features: { login: false, registration: false, newsletter: false },
};

export function telephone(shown: string) {
  return { shown, href: `tel:+1${shown.replace(/\D/g, '')}` };
}
