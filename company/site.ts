import type { Agent, FigureSource, Office, OpeningHours, PhoneNumber, Site } from './shape/site.ts';

const hours: readonly OpeningHours[] = [
  {
    days: 'Monday to Friday',
    weekdays: [1, 2, 3, 4, 5],
    shown: '9:00-5:00',
    open: { from: '09:00', to: '17:00' },
  },
  { days: 'Saturday', weekdays: [6], shown: '10:00-2:00', open: { from: '10:00', to: '14:00' } },
  { days: 'Sunday', weekdays: [0], shown: 'Closed', open: null },
];

/** An office may have hours of its own. */
const offices = [
  {
    name: 'Downtown',
    street: '1 Lantern Slip, Floor 3',
    city: 'New York',
    state: 'NY',
    zip: '10038',
    near: 'the water',
    hours,
  },
  {
    name: 'Midtown',
    street: '25 Beacon Court, Suite 97',
    city: 'New York',
    state: 'NY',
    zip: '10018',
    near: 'the trains',
    hours,
  },
] as const satisfies readonly Office[];

export type OfficeName = (typeof offices)[number]['name'];

/** Whom visitors can ask for by name. */
const agents: readonly Agent<OfficeName>[] = [
  {
    slug: 'ines-duarte',
    name: 'Inés Duarte',
    languages: ['English', 'Spanish'],
    lines: ['auto', 'home'],
    office: 'Downtown',
    sample: true,
  },
  {
    slug: 'wen-liu',
    name: 'Wen Liu',
    languages: ['English', 'Mandarin'],
    lines: ['home', 'life'],
    office: 'Midtown',
    sample: true,
  },
  {
    slug: 'jerome-pierre',
    name: 'Jérôme Pierre',
    languages: ['English', 'French', 'Haitian Creole'],
    lines: ['health', 'life'],
    office: 'Midtown',
    sample: true,
  },
  {
    slug: 'sadie-nowak',
    name: 'Sadie Nowak',
    languages: ['English', 'Polish', 'Russian'],
    lines: ['business', 'group'],
    office: 'Downtown',
    sample: true,
  },
];

const invented: FigureSource = {
  source: 'Sample figures for this demonstration',
  date: '2026-11-16',
  sample: true,
};

/** Every fact of the company. Rebranding starts in this file; shape/site.ts says what each fact means. */
export const site: Site<OfficeName> = {
  name: 'Harborlight',
  legalName: 'Harborlight Insurance',
  what: 'Harborlight insures autos, homes and businesses, and sells life, health and group plans of other insurers.',
  origin: 'https://www.harborlight.example',
  founded: 1997,
  years: 25,
  license: null,
  telephone: telephone('(212) 555-0142'),
  claimsHotline: telephone('(212) 555-0199'),
  hotlineHours: 'always',
  email: 'hello@harborlight.example',
  offices,
  agents,
  region: {
    city: 'New York',
    state: 'New York',
    area: 'Manhattan',
    people: 'New Yorkers',
    timeZone: 'America/New_York',
    timeZoneName: 'Eastern time',
    neighborhoods: ['Manhattan', 'Bronx', 'Brooklyn', 'Queens', 'Staten Island'],
  },
  figures: {
    clients: { value: '50k+', words: 'more than 50,000', ...invented },
    satisfaction: { value: '98%', ...invented },
    rating: { value: '4.9/5', reviews: 'over 500', ...invented },
  },
  /** The networks' home pages, until the company has its own pages there. */
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'Instagram', url: 'https://www.instagram.com/' },
    { name: 'Facebook', url: 'https://www.facebook.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/' },
  ],
  features: { login: true, registration: true, newsletter: true },
  languages: ['en', 'es'],
};

export function telephone(shown: string): PhoneNumber {
  return { shown, href: `tel:+1${shown.replace(/\D/g, '')}` };
}
