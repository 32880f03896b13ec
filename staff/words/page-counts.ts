import { nameOfLanguage } from '#domain/languages.ts';
import { count } from './counts.ts';

/** At least `sure`, and at most so many more. */
export type Range = { sure: number; perhaps: number };

/** '12', or '12–30'. */
export function formatRange({ sure, perhaps }: Range): string {
  const least = sure.toLocaleString('en-US');
  return perhaps === 0 ? least : `${least}–${(sure + perhaps).toLocaleString('en-US')}`;
}

/** In a sentence: '1 page', '12 to 30 pages'. */
function pagesIn({ sure, perhaps }: Range): string {
  if (perhaps === 0) return count(sure, 'page');
  return `${sure.toLocaleString('en-US')} to ${count(sure + perhaps, 'page')}`;
}

const sourceNames: ReadonlyMap<string, string> = new Map([
  ['direct', 'Typed, from a bookmark or a mail'],
  ['other', 'Other websites'],
  ['google', 'Google'],
  ['bing', 'Bing'],
  ['duckduckgo', 'DuckDuckGo'],
  ['yahoo', 'Yahoo'],
  ['ecosia', 'Ecosia'],
  ['brave', 'Brave Search'],
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['nextdoor', 'Nextdoor'],
  ['reddit', 'Reddit'],
  ['x', 'X'],
  ['youtube', 'YouTube'],
  ['yelp', 'Yelp'],
  ['chatgpt', 'ChatGPT'],
  ['perplexity', 'Perplexity'],
]);

export const pageCounts = {
  title: 'What visitors read',
  total: (views: Range, days: number) => `${pagesIn(views)} in ${days} days`,
  choose: 'Days to show',
  lastDays: (days: number) => `The last ${days} days`,
  hosted:
    'The website is on another server, which counts nothing. docs/recipes.md says what else can count there.',
  none: 'No page was read in these days.',
  parts: { views: 'Read', viewsAhead: 'Loaded ahead, perhaps read' },
  describe: (views: Range, most: number, day: string) =>
    `${pagesIn(views)} read. The most on one day: ${most.toLocaleString('en-US')}, on ${day}.`,
  asTable: 'Show the days as a table',
  day: 'Day',
  page: 'Page',
  read: 'Read',
  opened: 'Went to a form',
  sent: 'Forms sent',
  morePages: (amount: number) => `Show ${count(amount, 'more page')}`,
  sources: 'Where readers came from',
  source: 'From',
  times: 'Times',
  nameOfSource: (source: string) => sourceNames.get(source) ?? source,
  ofLanguage: (code: string, views: Range) => `${nameOfLanguage(code)}: ${formatRange(views)}`,
  notes: [
    'These are daily totals. The server stores nothing about a visitor, so nobody can say how many people they were.',
    'A range such as 12–30: many browsers load a page as soon as the pointer rests on a link. Whether it was then opened, they do not tell.',
    '“Went to a form” counts at the page that readers left for a form, “Forms sent” at the page of the form.',
    'Not counted: robots that say what they are, files, addresses that do not exist, what a search engine loads ahead, and pages that a browser shows again by itself. A browser that hides which page it comes from counts as if it had come from nowhere. A program that pretends to be a browser is counted.',
    'A name that you give a link, such as /?utm_source=postcard, stands in the list of where readers came from.',
  ],
};
