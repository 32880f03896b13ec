import { site } from '#company/site.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { AnyItem, GuideItem, ItemOf } from '#domain/website/items.ts';
import { articleKinds, type ItemKind } from '#domain/website/kinds.ts';
import { problems as words } from '../../words/website-problems.ts';
import { limits } from './limits.ts';

/** What is missing or wrong, by the path of its field: 'words.es.text'. In the order of the form. */
export type Problems = Readonly<Record<string, string>>;

/** An item can be published when nothing is left here. The server checks again. */
export function checkItem(kind: ItemKind, item: AnyItem): Problems {
  const found: Record<string, string> = {};
  const report = (path: string, problem: string | false | undefined) => {
    if (problem) found[path] ??= problem;
  };
  const check = checks[kind] as (item: AnyItem, report: Report) => void;
  check(item, report);
  const isArticle = articleKinds.some((each) => each === kind);
  for (const code of site.languages) {
    const text = item.words[code];
    if (text) checkWords(text, `words.${code}`, report);
    else if (!isArticle) report(`words.${code}`, words.noLanguage);
  }
  return found;
}

type Report = (path: string, problem: string | false | undefined) => void;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

const checks: { [Kind in ItemKind]: (item: ItemOf[Kind], report: Report) => void } = {
  notice: ({ facts }, report) => {
    report('facts.pages', facts.pages !== 'all' && facts.pages.length === 0 && words.choosePage);
    report('facts.until', !!facts.until && facts.until <= (facts.from ?? '') && words.untilBeforeFrom);
  },
  special_day: ({ facts }, report) => {
    report('facts.from', !isDay(facts.from) && words.day);
    report('facts.to', !isDay(facts.to) ? words.day : facts.to < facts.from && words.lastBeforeFirst);
    report('facts.places', facts.places !== 'all' && facts.places.length === 0 && words.choosePlace);
    if (!facts.open) return;
    report('facts.open.from', !facts.open.from && words.time);
    report('facts.open.to', !facts.open.to ? words.time : facts.open.to <= facts.open.from && words.closesFirst);
  },
  opening: ({ facts }, report) => {
    report('facts.title', checkText(facts.title, limits.name));
    report('facts.id', checkText(facts.id, limits.name));
    const { location, pay } = facts;
    if (typeof location !== 'string') {
      report('facts.location', 'remoteIn' in location && location.remoteIn.length === 0 && words.states);
      report('facts.location', 'onSiteIn' in location && !/^.+, [A-Z]{2}$/.test(location.onSiteIn) && words.city);
    }
    report('facts.pay.from', !(pay.from > 0) && words.pay);
    report('facts.pay.to', !(pay.to > 0) ? words.pay : pay.to < pay.from && words.payOrder);
    report('facts.posted', !isDay(facts.posted) && words.day);
    report('facts.closes', !!facts.closes && facts.closes < facts.posted && words.closesBeforePosted);
  },
  agent: ({ facts }, report) => {
    report('facts.name', checkText(facts.name, limits.name));
    report('facts.languages', facts.languages.length === 0 && words.languages);
    report('facts.lines', facts.lines.length === 0 && words.chooseService);
  },
  leader: ({ facts }, report) => report('facts.name', checkText(facts.name, limits.name)),
  questions: () => undefined,
  testimonial: ({ facts }, report) => report('facts.name', checkText(facts.name, limits.name)),
  article: ({ facts }, report) => checkArticle(facts, report),
  guide: ({ facts }, report) => checkArticle(facts, report),
};

function checkArticle({ published, topic }: GuideItem['facts'], report: Report) {
  report('facts.published', !isDay(published) && words.day);
  report('facts.topic', !topic && words.chooseTopic);
}

/** Every text of a language, in lists as well. */
function checkWords(value: unknown, path: string, report: Report): void {
  if (typeof value === 'string') {
    const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    report(path, checkText(value, limits.texts[name] ?? limits.text));
    if (name === 'href') report(path, !isAddress(value) && words.address);
  } else if (Array.isArray(value)) {
    report(path, value.length === 0 && words.emptyList);
    for (const [at, each] of value.entries()) checkWords(each, `${path}.${at}`, report);
  } else if (typeof value === 'object' && value)
    for (const [name, each] of Object.entries(value)) checkWords(each, `${path}.${name}`, report);
}

function checkText(text: string, limit: number): string | undefined {
  if (!text.trim()) return words.empty;
  return text.length > limit ? words.tooLong(text.length - limit) : undefined;
}

/** A page of the site, or an address of the web, mail or phone. Nothing that runs as a script. */
export function isAddress(text: string): boolean {
  return /^(https?:\/\/[^\s/]|mailto:\S|tel:\S|\/(?!\/))\S*$/i.test(text);
}

/** How many fields of a language are missing or wrong. */
export function countProblems(problems: Problems, code: LanguageCode): number {
  return Object.keys(problems).filter((path) => path === `words.${code}` || path.startsWith(`words.${code}.`))
    .length;
}
