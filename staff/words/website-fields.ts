import type { FieldWords } from '#company/shape/form-words.ts';
import { site } from '#company/site.ts';
import { topics } from '#content/topics.ts';
import type { OpeningItem, SpecialDayItem } from '#domain/website/items.ts';
import { hotlinePlace } from '#domain/website/items.ts';
import { formatWholeDate } from './office-times.ts';
import { services, websitePages } from './website-pages.ts';

const officeTime = `Time at the office (${site.region.timeZoneName}).`;

/** The fields of all kinds. Labels also name the lines of a difference. */
export const fields = {
  noticeText: { label: 'Text', hint: 'One or two short sentences: what happens, and what to do.' },
  hasLink: { label: 'Add a link' },
  linkLabel: { label: 'Words of the link', hint: 'Such as “Report a claim”.' },
  linkHref: { label: 'Address of the link', hint: 'A page of this site, such as /claims, or https://…' },
  tone: { label: 'Look' },
  pages: { label: 'Where it is shown' },
  from: { label: 'Shown from', hint: `${officeTime} Empty: as soon as it is published.`, optional: true },
  until: { label: 'Shown until', hint: `${officeTime} Empty: until somebody ends it.`, optional: true },

  days: { label: 'Days' },
  firstDay: { label: 'Day' },
  lastDay: { label: 'Last day', hint: 'The same day, if it is only one.' },
  places: { label: 'Which places' },
  hours: { label: 'On these days' },
  opens: { label: 'Opens at', hint: officeTime },
  closesAt: { label: 'Closes at', hint: officeTime },
  reason: { label: 'Reason', hint: 'Visitors read it beside the day, such as “Snowstorm”.' },

  title: {
    label: 'Job title',
    hint: 'The same in every language, because applications are stored under it.',
  },
  jobId: { label: 'Number of the opening', hint: 'Such as AB-110.' },
  listed: { label: 'On the list of openings' },
  location: { label: 'Place of work' },
  states: { label: 'States', hint: 'Two letters each, with commas: NY, NJ' },
  city: { label: 'City', hint: 'With the state: Albany, NY' },
  jobType: { label: 'Type' },
  pay: { label: 'Pay' },
  payFrom: { label: 'Pay from', hint: 'In dollars.' },
  payTo: { label: 'Pay to', hint: 'In dollars. The same, if there is no range.' },
  payPer: { label: 'Per' },
  posted: { label: 'Posted on' },
  closes: {
    label: 'Closes after',
    hint: 'The last day to apply. Then it leaves the list by itself.',
    optional: true,
  },
  department: { label: 'Department' },
  jobSummary: { label: 'Summary', hint: 'One sentence, for the list and search engines.' },
  description: { label: 'Description' },
  requirements: { label: 'Requirements' },
  benefits: { label: 'Benefits' },

  name: { label: 'Name' },
  languages: { label: 'Languages', hint: 'In English, with commas: English, Spanish' },
  lines: { label: 'Services' },
  office: { label: 'Office' },
  license: { label: 'License number', optional: true },
  picture: { label: 'Picture', optional: true },
  sample: { label: 'Invented, for the demonstration' },
  leaderTitle: { label: 'Position' },
  bio: { label: 'About this person' },

  questions: { label: 'Questions' },
  question: { label: 'Question' },
  answer: { label: 'Answer' },

  rating: { label: 'Stars' },
  reviewTitle: { label: 'Who they are', hint: 'Such as “Home insurance client”.' },
  quote: { label: 'What they say', hint: 'In their own words.' },

  articleTitle: { label: 'Title' },
  articleSummary: { label: 'Summary', hint: 'For lists and search engines.' },
  published: { label: 'Date of the article' },
  topic: { label: 'Topic' },
  service: { label: 'Service that it is about', optional: true },
  alt: { label: 'What the picture shows', hint: 'For readers who do not see it.' },
  text: {
    label: 'Text',
    hint: '## makes a heading, **bold**, [words](/address) a link, - an item of a list.',
  },
  guideFacts: { label: 'Facts above the text' },
  term: { label: 'Term' },
  fact: { label: 'Fact' },
} as const satisfies Record<string, FieldWords>;

const formatClock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

/** '17:30' → '5:30 PM' */
const clockTime = (time: string) =>
  /^\d\d:\d\d$/.test(time) ? formatClock.format(new Date(`2026-01-01T${time}Z`)) : time;

const sentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Values in words. */
export const describe = {
  inLanguage: (label: string, language: string) =>
    site.languages.length > 1 ? `${label} (${language})` : label,
  tones: { calm: 'Calm', urgent: 'Urgent' },
  allPages: 'On every page',
  page: (path: string) => websitePages.find((page) => page.path === path)?.name ?? path,
  atOnce: 'As soon as it is published',
  untilEnded: 'Until somebody ends it',
  days: ({ from, to }: SpecialDayItem['facts']) =>
    !from
      ? ''
      : !to || from === to
        ? formatWholeDate(from)
        : `${formatWholeDate(from)} to ${formatWholeDate(to)}`,
  allPlaces: 'Every office and the claims line',
  place: (name: string) => (name === hotlinePlace ? 'The claims line' : `${name} office`),
  hours: (open: SpecialDayItem['facts']['open']) =>
    open ? `Open from ${clockTime(open.from)} to ${clockTime(open.to)}` : 'Closed',
  listed: (isListed: boolean) => (isListed ? 'Shown' : 'Not shown'),
  remoteIn: (states: readonly string[]) => `Remote, in ${states.join(', ')}`,
  hybridAt: (place: string) => `Hybrid, at the ${place} office`,
  onSite: (place: string) => `On site: ${place}`,
  pay: ({ from, to, per }: OpeningItem['facts']['pay']) =>
    `${from === to ? dollars.format(from) : `${dollars.format(from)} to ${dollars.format(to)}`} per ${per}`,
  staysOpen: 'Stays open',
  /** 'blog-deductible' → 'Blog deductible', and what an uploaded picture has in place of a name. */
  picture: (name: string) =>
    /^[0-9a-f]{64}$/.test(name) ? 'Uploaded picture' : sentenceCase(name.replaceAll('-', ' ')),
  sample: (isSample: true | undefined) => (isSample ? 'Yes' : ''),
  rating: (stars: number) => `${stars} of 5`,
  topic: (name: string) => (Object.hasOwn(topics, name) ? topics[name as keyof typeof topics].name : name),
  service: (slug: string) => services.find((service) => service.slug === slug)?.title ?? slug,
};
