import type { TopicName } from '#content/topics.ts';
import type { JobType } from '#domain/jobs.ts';
import type { UsState } from '#domain/us-states.ts';
import type { OfficeName } from '../site.ts';
import type { PictureName, ShownPicture } from './pictures.ts';
import type { QuestionGroup } from './question.ts';
import type { FigureSource } from './site.ts';

/** Types of the content. Lists are tuples only where the layout needs their number. A licensed site does not build with a `sample`. */
export type Three<T> = readonly [T, T, T];
export type Four<T> = readonly [T, T, T, T];
export type Five<T> = readonly [T, T, T, T, T];

/** `lang`: of a label that is not in the language of the page. */
export type Link = { label: string; href: string; lang?: 'en' };
/** What comes first to mind, and where it is answered. `service`: left out where that service is not offered. */
export type Situation = Link & { service?: string };
/**
 * A line that is shown on some days of the year. `from` and `to` are its first and last day: 'MM-DD' every year, also past New Year's
 * Eve, or 'YYYY-MM-DD' once.
 */
export type Season = {
  from: string;
  to: string;
  service?: string;
} & SeasonWords;
export type SeasonWords = { when: string; title: string; text: string; link: Link };
export type PageWords = { title: string; description: string };
export type Faq = { question: string; answer: string };
export type Statistic = { number: string; label: string; from?: FigureSource };
export type Testimonial = {
  name: string;
  title: string;
  quote: string;
  rating: 1 | 2 | 3 | 4 | 5;
  image?: ShownPicture;
  /** The review is invented. */
  sample?: true;
};
export type Reason = { title: string; text: string; glyph: 'phone' | 'clock' | 'page' | 'people' };

/** The tints in app/styles/panels.css, for the background of a picture or a quote. Any page may use any of them. */
export type Panel = 'home' | 'auto' | 'life' | 'health' | 'business' | 'group';
export type ServiceCard = {
  title: string;
  description: string;
  picture: PictureName;
  panel: Panel;
  link: string;
};

/** The card of an option: its name, its description and what compares it with the others. */
export type CoverageOption = {
  name: string;
  description: string;
  suits: string;
  /** One short phrase each, without a period. */
  pays: string;
  excludes: string;
  /** What the premium depends on. */
  price: string;
};

/** What visitors ask first, with the answer in a few short sentences and a link to more. */
export type FirstAnswer = { question: string; answer: string; link?: Link };

/** Something that people ask for beside the options. */
export type Addition = { name: string; text: string; isSoldHere: boolean };

/** A row of figures for each label, with a column for each choice. */
export type LimitTable = {
  caption: string;
  columns: readonly string[];
  rows: readonly { label: string; values: readonly string[] }[];
};

/** The page /services/{slug}, its card and its line in the menu. */
export type ServiceContent = {
  /** Lower-case letters, digits and hyphens. */
  slug: string;
  /** As it stands in a list of services: 'life' in "life, auto and home insurance". */
  short: string;
  /** Asked with a quote. The name of each starts with the slug, because names are unique among all services. */
  quoteQuestions?: Omit<QuestionGroup, 'service'>;
  /** Without one, a drawing in the colors of the panel stands in. */
  picture?: PictureName;
  panel: Panel;
  /** For the title bar and search engines. The description has at most 160 characters. */
  meta: PageWords;
  /** For the card and the menu. */
  card: { description: string; menuLine: string };
  title: string;
  /** The title in a stored message, if it differs from the one that is shown. */
  storedTitle?: string;
  subtitle: string;
  /** Below the banner. Three fill the row. */
  answers?: readonly FirstAnswer[];
  /** Two or three short paragraphs, and figures as a table. Here and in `notCovered`, "[limit](#limit)" links to the glossary. */
  description: readonly (string | LimitTable)[];
  benefits: readonly string[];
  options: readonly CoverageOption[];
  /** They add to each other, and are no alternatives. */
  optionsTogether?: boolean;
  /** Below the options. */
  additions?: readonly Addition[];
  /** What can lower the price. What an option costs is in its `price`. */
  savings?: readonly string[];
  notCovered: readonly string[];
  faqs: readonly Faq[];
};

export type TeamMember = {
  name: string;
  title: string;
  /** Without one, the initials stand in. */
  portrait?: ShownPicture;
  bio: string;
  /** The person is invented. */
  sample?: true;
};
/** `text`: for so many members. */
export type LeadershipTeam = {
  title: string;
  text: (count: number) => string;
  note: string;
  members: readonly TeamMember[];
};
/** What a leader says, found by the leader's title. */
export type LeaderQuote = { by: TeamMember['title']; quote: string; sample?: true };
/** One shift along a line, for the page of its job. */
export type WorkingDay = {
  title: string;
  text: string;
  /** The slug of the job. */
  job: string;
  hours: readonly { time: string /** '14:10' */; at: string; title: string; text: string }[];
};
export type BenefitWords = {
  title: string;
  pay: { label: string; note: string };
  items: readonly { figure: string; title: string; text: string }[];
};
export type CoreValue = { title: string; text: string };

/** One claim from the call to the payment. Sums are computed. */
export type ToldClaim = {
  title: string;
  text: string;
  note: string;
  /** In order. `at`: date and time at the office, as '2026-09-14T07:05'. */
  days: readonly { at: string; title: string; text: string; is?: ToldMoment }[];
  bill: {
    title: string;
    items: readonly { label: string; amount: number }[];
    total: string;
    /** What the policy does not pay. */
    excluded: { label: string; amount: number };
    deductible: { label: string; amount: number };
    paid: string;
  };
  link: Link;
  /** The claim is invented. */
  sample?: true;
};
/** Moments whose distance we promise. */
export type ToldMoment = 'reported' | 'adjuster' | 'complete' | 'decided';

export type ClaimsStep = { number: '01' | '02' | '03' | '04'; title: string; description: string };
export type ClaimsDocument = { name: string; type: 'PDF'; file: string; description: string };
export type Checklist = {
  id: string;
  title: string;
  /** The label of links to it. */
  short: string;
  intro: string;
  steps: readonly string[];
};

/** 'Boise, ID' */
export type City = `${string}, ${UsState}`;
/** Where the work is done. A nationwide job is remote too, and /careers shows it under every city. */
export type JobLocation =
  | 'Remote'
  | 'Nationwide'
  | { remoteIn: readonly UsState[] }
  | { hybridAt: OfficeName }
  | { onSiteAt: OfficeName }
  | { onSiteIn: City };
export type JobOpening = {
  id: string;
  slug: string;
  title: string;
  location: JobLocation;
  type: JobType;
  department: string;
  summary: string;
  description: readonly string[];
  requirements: readonly string[];
  benefits: readonly string[];
  pay: { from: number; to: number; per: 'hour' | 'year' };
  /** ISO date. */
  posted: string;
  /** The last day to apply, as an ISO date. Without one, some time after it was posted (careers.ts). */
  closes?: string;
  /** Has a card on /careers. Every job has a page. */
  listed: boolean;
};

export type GlossaryTerm = {
  term: string;
  /** The English term, for a glossary in another language: the policy is in English. */
  english?: string;
  slug: string;
  meaning: string;
  seeAlso?: readonly string[];
};

/** Metadata of an article (`export const article = {…}` in the .mdx file). */
export type Article = {
  title: string;
  /** At most 160 characters. */
  summary: string;
  /** ISO date. */
  published: string;
  topic: TopicName;
  /** The slug of the service that it is about. Without one, that of its topic. */
  service?: string;
  minutes: number;
  /** On its card, at its top and on a shared link. Without one, the picture of its topic. */
  picture?: ShownPicture;
};

/** Metadata of a guide (`export const guide = {…}`): above its text stand three facts, each a term and a short sentence. */
export type Guide = Article & { facts: readonly GuideFact[] };
export type GuideFact = { term: string; fact: string };

/** A figure from outside the company, its source and the day it was checked. */
export type Fact = { value: string; source: string; url: string; checked: string };

/** Metadata of a legal page (`export const page = {…}` in the .mdx file). */
export type LegalPage = PageWords & { updated: string };
