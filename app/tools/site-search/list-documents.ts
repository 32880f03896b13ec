import { type ArticlePage, articles, guides } from '#app/catalog/articles.ts';
import { nameLocation } from '#app/catalog/job-locations.ts';
import { jobs } from '#app/catalog/jobs.ts';
import { team } from '#app/catalog/leaders.ts';
import { legal } from '#app/catalog/legal.ts';
import { type Page, pages } from '#app/catalog/pages.ts';
import { questions } from '#app/catalog/questions.ts';
import { linkTo, services } from '#app/catalog/services.ts';
import { statistics } from '#app/catalog/statistics.ts';
import type { Faq, GlossaryTerm } from '#company/shape/types.ts';
import * as about from '#content/about.ts';
import { calculators, intro, linkToCalculator } from '#content/calculators.ts';
import * as emergency from '#content/claims/emergency.ts';
import * as claims from '#content/claims.ts';
import * as contact from '#content/contact.ts';
import { glossary } from '#content/glossary/index.ts';
import { hiring } from '#content/hiring.ts';
import * as home from '#content/home.ts';
import { blogPage, guidesPage } from '#content/reading.ts';
import { page as searchPage } from '#content/search.ts';
import type { Kind, SearchDocument } from './search-index.ts';
import { textIn, textInMdx } from './text-in.ts';

/** Everything that the search can find: every page, every glossary term and every question. */
export function listDocuments(): SearchDocument[] {
  const texts = new Map(pageTexts());
  return [
    ...pages.filter(isFound).map((page) => describePage(page, texts.get(page.path))),
    ...glossary.map(describeTerm),
    ...questionLists().flatMap(([list, faqs]) =>
      faqs.map((faq, place) => describeQuestion(faq, `${list}-${place + 1}`)),
    ),
  ];
}

/** The search does not find itself, and no opening that is closed. */
function isFound({ path }: Page): boolean {
  return path !== '/search' && !jobs.some(({ slug, isClosed }) => isClosed && path === `/careers/${slug}`);
}

function describePage({ path, title, name, description }: Page, text = ''): SearchDocument {
  const [titleOfPage = ''] = title.split(' | ');
  const kind = kindOf(path);
  const keywords = kind === 'job' ? searchPage.jobKeywords : '';
  return { href: path, kind, title: name ?? titleOfPage, summary: description, keywords, text };
}

const kindsByFolder: readonly (readonly [string, Kind])[] = [
  ['/services/', 'service'],
  [`${guidesPage.path}/`, 'guide'],
  [`${blogPage.path}/`, 'article'],
  [`${intro.path}/`, 'calculator'],
];

function kindOf(path: string): Kind {
  if (jobs.some(({ slug }) => path === `/careers/${slug}`)) return 'job';
  return kindsByFolder.find(([folder]) => path.startsWith(folder))?.[1] ?? 'page';
}

/** The words of the pages, beyond title and description. */
function pageTexts(): [string, string][] {
  const inFolder = (path: string, shelf: readonly ArticlePage[]) =>
    shelf.map(({ slug, Text }): [string, string] => [`${path}/${slug}`, textInMdx(Text)]);
  return [
    ['/', textIn([home.hero, home.reasons])],
    ['/about', textIn({ ...about, team, figures: statistics(about.figures) })],
    ['/claims', textIn([claims.filing, claims.channels, claims.claimsProcess, claims.resources.documents])],
    [emergency.page.href, textIn([emergency.afterAccident, emergency.afterDisaster])],
    ['/contact', textIn({ ...contact, questions: { ...contact.questions, items: questions.contact } })],
    ['/careers', textIn(hiring)],
    ...services.map((service): [string, string] => [linkTo(service), textIn(service)]),
    ...jobs.map((job): [string, string] => [
      `/careers/${job.slug}`,
      textIn({ ...job, location: nameLocation(job.location) }),
    ]),
    ...calculators.map((words): [string, string] => [linkToCalculator(words), textIn(words)]),
    ...inFolder(guidesPage.path, guides),
    ...inFolder(blogPage.path, articles),
    ...Object.entries(legal).map(([name, { Text }]): [string, string] => [`/${name}`, textInMdx(Text)]),
  ];
}

/** A term is found by its English name too, which is what stands in the policy. */
export function describeTerm({ term, english, slug, meaning }: GlossaryTerm): SearchDocument {
  return {
    href: `/resources/glossary#${slug}`,
    kind: 'term',
    title: term,
    summary: meaning,
    ...(english && { keywords: english }),
  };
}

function describeQuestion({ question, answer }: Faq, href: string): SearchDocument {
  return { href, kind: 'question', title: question, summary: answer };
}

/** The address of each list of questions, without their numbers (accordion.tsx, routes/contact.tsx). */
function questionLists(): [string, readonly Faq[]][] {
  return [
    ['/#questions', questions.home],
    ['/claims#claims-faq', questions.claims],
    ['/contact#questions', questions.contact],
    ...services.map((service): [string, readonly Faq[]] => [`${linkTo(service)}#questions`, service.faqs]),
  ];
}
