import type { Office, OpeningHours, PhoneNumber, Site } from './shape/site.ts';

const hours: readonly OpeningHours[] = [
  {
    days: 'Monday to Thursday',
    weekdays: [1, 2, 3, 4],
    shown: '7:30-4:30',
    open: { from: '07:30', to: '16:30' },
  },
  { days: 'Friday', weekdays: [5], shown: '7:30-12:00', open: { from: '07:30', to: '12:00' } },
  { days: 'Saturday and Sunday', weekdays: [6, 0], shown: 'Closed', open: null },
];

const offices = [
  {
    name: 'Main Street',
    street: '12 North Main Street',
    city: 'Fairfield',
    state: 'ID',
    zip: '83327',
    near: 'the grain elevator',
    hours,
  },
] as const satisfies readonly Office[];

export type OfficeName = (typeof offices)[number]['name'];

const phone = telephone('(208) 555-3310');

/** A small farmers' mutual: one office, one phone, a long name, claims by phone in office hours only, no agents. */
export const site: Site<OfficeName> = {
  name: 'Camas Prairie Mutual',
  legalName: 'Camas Prairie Farmers Mutual',
  origin: 'https://www.camas-prairie-farmers-mutual.test',
  founded: 1911,
  years: 115,
  license: {
    holder: 'Camas Prairie Farmers Mutual Insurance Company',
    principalOffice: 'Fairfield, Idaho',
    domicile: 'Idaho',
    number: 'ID-00311',
    type: 'Mutual property and casualty insurer',
    underwriter: 'Camas Prairie Farmers Mutual Insurance Company',
    naic: '11911',
  },
  telephone: phone,
  claimsHotline: phone,
  hotlineHours: hours,
  email: 'members@camas-prairie-farmers-mutual.test',
  offices,
  agents: [],
  region: {
    city: 'Fairfield',
    state: 'Idaho',
    area: 'Fairfield',
    people: 'the people of Camas County',
    timeZone: 'America/Boise',
    timeZoneName: 'Mountain time',
    neighborhoods: ['Fairfield', 'Hill City', 'Corral'],
  },
  figures: { clients: null, satisfaction: null, rating: null },
  social: [{ name: 'Facebook', url: 'https://www.facebook.com/camas-prairie-mutual-test' }],
  features: { login: false, registration: false, newsletter: false },
  languages: ['en'],
};

export function telephone(shown: string): PhoneNumber {
  return { shown, href: `tel:+1${shown.replace(/\D/g, '')}` };
}
