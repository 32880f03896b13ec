import type { FieldWords } from '#company/shape/form-words.ts';
import { nameOfLanguage } from '#domain/languages.ts';
import type { AnyItem, ArticleItem, GuideItem, ItemOf, OpeningItem, Words } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { formatDayAndTime, formatWholeDate } from '../../words/office-times.ts';
import { describe, fields as labels } from '../../words/website-fields.ts';

/** One line of an item in words. `text` may have several lines. */
export type Row = { label: string; text: string };

/** What an item says, in the order of its form. Differences are shown by these. */
export function describeItem(kind: ItemKind, item: AnyItem): Row[] {
  const describeKind = rowsOf[kind] as (item: AnyItem) => Row[];
  return describeKind(item).filter(({ text }) => text !== '');
}

const rowsOf: { [Kind in ItemKind]: (item: ItemOf[Kind]) => Row[] } = {
  notice: ({ facts, words }) => [
    ...inEach(words, labels.noticeText, ({ text }) => text),
    ...inEach(words, labels.linkLabel, ({ link }) => link?.label),
    ...inEach(words, labels.linkHref, ({ link }) => link?.href),
    row(labels.tone, describe.tones[facts.tone]),
    row(labels.pages, facts.pages === 'all' ? describe.allPages : facts.pages.map(describe.page)),
    row(labels.from, facts.from ? formatDayAndTime(facts.from) : describe.atOnce),
    row(labels.until, facts.until ? formatDayAndTime(facts.until) : describe.untilEnded),
  ],
  special_day: ({ facts, words }) => [
    row(labels.days, describe.days(facts)),
    row(labels.places, facts.places === 'all' ? describe.allPlaces : facts.places.map(describe.place)),
    row(labels.hours, describe.hours(facts.open)),
    ...inEach(words, labels.reason, ({ reason }) => reason),
  ],
  opening: ({ facts, words }) => [
    row(labels.title, facts.title),
    row(labels.jobId, facts.id),
    row(labels.listed, describe.listed(facts.listed)),
    row(labels.location, describeLocation(facts.location)),
    row(labels.jobType, facts.type),
    row(labels.pay, describe.pay(facts.pay)),
    row(labels.posted, facts.posted && formatWholeDate(facts.posted)),
    row(labels.closes, facts.closes ? formatWholeDate(facts.closes) : describe.staysOpen),
    ...inEach(words, labels.department, ({ department }) => department),
    ...inEach(words, labels.jobSummary, ({ summary }) => summary),
    ...inEach(words, labels.description, ({ description }) => description),
    ...inEach(words, labels.requirements, ({ requirements }) => requirements),
    ...inEach(words, labels.benefits, ({ benefits }) => benefits),
  ],
  agent: ({ facts }) => [
    row(labels.name, facts.name),
    row(labels.languages, facts.languages),
    row(labels.lines, facts.lines.map(describe.service)),
    row(labels.office, facts.office),
    row(labels.license, facts.license ?? ''),
    row(labels.picture, facts.picture ? describe.picture(facts.picture) : ''),
    row(labels.sample, describe.sample(facts.sample)),
  ],
  leader: ({ facts, words }) => [
    row(labels.name, facts.name),
    ...inEach(words, labels.leaderTitle, ({ title }) => title),
    ...inEach(words, labels.bio, ({ bio }) => bio),
    row(labels.picture, facts.portrait ? describe.picture(facts.portrait) : ''),
    row(labels.sample, describe.sample(facts.sample)),
  ],
  questions: ({ words }) =>
    inEach(words, labels.questions, ({ items }) =>
      items.map(({ question, answer }) => `${question}\n${answer}\n`),
    ),
  testimonial: ({ facts, words }) => [
    row(labels.name, facts.name),
    row(labels.rating, describe.rating(facts.rating)),
    ...inEach(words, labels.reviewTitle, ({ title }) => title),
    ...inEach(words, labels.quote, ({ quote }) => quote),
    row(labels.picture, facts.image ? describe.picture(facts.image) : ''),
    row(labels.sample, describe.sample(facts.sample)),
  ],
  article: (item) => describeArticle(item),
  guide: (item) => [
    ...describeArticle(item),
    ...inEach(item.words, labels.guideFacts, ({ facts }) =>
      facts.map(({ term, fact }) => `${term}: ${fact}`),
    ),
  ],
};

function describeArticle({ facts, words }: ArticleItem | GuideItem): Row[] {
  const texts: ArticleItem['words'] = words;
  return [
    ...inEach(texts, labels.articleTitle, ({ title }) => title),
    ...inEach(texts, labels.articleSummary, ({ summary }) => summary),
    row(labels.published, facts.published && formatWholeDate(facts.published)),
    row(labels.topic, describe.topic(facts.topic)),
    row(labels.service, facts.service ? describe.service(facts.service) : ''),
    row(labels.picture, facts.picture ? describe.picture(facts.picture) : ''),
    ...inEach(texts, labels.alt, ({ alt }) => alt),
    ...inEach(texts, labels.text, ({ text }) => text),
  ];
}

function describeLocation(location: OpeningItem['facts']['location']): string {
  if (typeof location === 'string') return location;
  if ('remoteIn' in location) return describe.remoteIn(location.remoteIn);
  if ('hybridAt' in location) return describe.hybridAt(location.hybridAt);
  return describe.onSite('onSiteAt' in location ? location.onSiteAt : location.onSiteIn);
}

function row({ label }: FieldWords, text: string | readonly string[]): Row {
  return { label, text: typeof text === 'string' ? text : text.join('\n') };
}

/** A row for each language that has words. */
function inEach<Text>(
  words: Words<Text>,
  { label }: FieldWords,
  read: (text: Text) => string | readonly string[] | undefined,
): Row[] {
  return Object.entries(words).map(([code, text]) =>
    row({ label: describe.inLanguage(label, nameOfLanguage(code)) }, read(text as Text) ?? ''),
  );
}
