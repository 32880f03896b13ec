import type { CalculatorWords } from '#company/shape/calculator.ts';
import { defaultPicture } from '#company/shape/default-picture.ts';
import type { LegalPage, PageWords, ServiceContent } from '#company/shape/types.ts';
import { site } from '#company/site.ts';
import * as about from '#content/about.ts';
import { forgotPassword, login, register } from '#content/accounts.ts';
import * as application from '#content/application.ts';
import * as calculators from '#content/calculators.ts';
import * as careers from '#content/careers.ts';
import * as claimStatus from '#content/claim-status.ts';
import * as emergency from '#content/claims/emergency.ts';
import * as claims from '#content/claims.ts';
import * as contact from '#content/contact.ts';
import { topicHeadings, topicPages } from '#content/contact-topics/pages.ts';
import { glossaryPage } from '#content/glossary/page.ts';
import * as home from '#content/home.ts';
import { blogPage, guidesPage, pictureOf } from '#content/reading.ts';
import * as search from '#content/search.ts';
import * as servicesOverview from '#content/services/overview.ts';
import * as sitemap from '#content/sitemap.ts';
import { topics } from '#content/topics.ts';
import * as verification from '#content/verification.ts';
import { contactPage, contactTopics, type Topic } from '#domain/contact-topics.ts';
import { type ArticlePage, articles, guides } from './articles.ts';
import { isoDate } from './dates.ts';
import { formatPay } from './format-pay.ts';
import { jobs, type Opening } from './jobs.ts';
import { legal } from './legal.ts';
import { hasCalculators, hasGlossary } from './optional-pages.ts';
import { hero, pictureOfPage } from './page-pictures.ts';
import type { PictureName } from './pictures.ts';
import { linkTo, pictureOfCalculator, pictureOf as pictureOfService, services } from './services.ts';

export type Page = PageWords & {
  path: string;
  /** The picture on a shared link. */
  scene: PictureName;
  /** The page's name in breadcrumbs. Without one, it is the title up to the first colon. */
  name?: string;
  /** The date that the page shows, as an ISO date. */
  date?: string;
  isArticle?: true;
  /** For forms, the search and closed openings, which search engines should not offer. */
  noIndex?: true;
};

/** Every public page. Page heads, sitemap and social pictures are made from this list. */
export const pages: readonly Page[] = [
  { path: '/', ...home.meta, scene: hero.name },
  { path: '/about', ...about.meta, scene: sceneOf('about') },
  { path: '/services', ...servicesOverview.meta, scene: sceneOf('services') },
  ...services.map(servicePage),
  { path: '/claims', ...claims.meta, scene: sceneOf('claims') },
  { path: emergency.page.href, ...emergency.meta, scene: sceneOf('emergency'), name: emergency.title },
  {
    path: claimStatus.page.href,
    ...claimStatus.meta,
    scene: sceneOf('claims'),
    name: claimStatus.page.title,
  },
  { path: '/contact', ...contact.meta, scene: sceneOf('contact') },
  ...contactTopics.map(topicPage),
  { path: '/careers', ...careers.meta, scene: sceneOf('careers') },
  {
    path: '/careers/apply',
    ...application.meta,
    scene: sceneOf('careers'),
    name: application.page.title,
    noIndex: true,
  },
  ...jobs.map(jobPage),
  { path: '/verification', ...verification.meta, scene: sceneOf('verification'), noIndex: true },
  ...accountPages(),
  { path: blogPage.path, ...blogPage.meta, scene: sceneOf('blog'), name: blogPage.title },
  ...articles.map((article) => articlePage(article, blogPage.path)),
  { path: guidesPage.path, ...guidesPage.meta, scene: sceneOf('guides'), name: guidesPage.title },
  ...guides.map((guide) => articlePage(guide, guidesPage.path)),
  ...glossaryPages(),
  ...calculatorPages(),
  { path: '/search', ...search.meta, scene: sceneOf('search'), noIndex: true },
  legalPage('/privacy', legal.privacy.page, sceneOf('privacy')),
  legalPage('/terms', legal.terms.page, sceneOf('terms')),
  legalPage('/accessibility', legal.accessibility.page, sceneOf('accessibility')),
  { path: '/sitemap', ...sitemap.meta, scene: sceneOf('sitemap') },
];

function sceneOf(page: Parameters<typeof pictureOfPage>[0]): PictureName {
  return pictureOfPage(page).picture;
}

function accountPages(): Page[] {
  const account = { scene: sceneOf('accounts'), noIndex: true } as const;
  return [
    ...(site.features.login ? [{ path: '/login', ...login.meta, ...account }] : []),
    ...(site.features.registration ? [{ path: '/register', ...register.meta, ...account }] : []),
    ...(site.features.login ? [{ path: '/forgot-password', ...forgotPassword.meta, ...account }] : []),
  ];
}

/** Throws for an unlisted path, which fails the build. */
export function findPage(path: string): Page {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`The page ${path} is not in app/catalog/pages.ts. Add it to the list there.`);
  return page;
}

function servicePage(service: ServiceContent): Page {
  return { path: linkTo(service), ...service.meta, scene: pictureOfService(service), name: service.title };
}

function topicPage(topic: Topic): Page {
  const { title: name } = topicHeadings[topic];
  return {
    path: contactPage(topic),
    ...topicPages[topic].meta,
    scene: sceneOf('contact'),
    name,
    noIndex: true,
  };
}

function jobPage(job: Opening): Page {
  return {
    path: `/careers/${job.slug}`,
    title: `${job.title}: ${formatPay(job.pay)} | ${site.name}`,
    description: job.summary,
    scene: sceneOf('careers'),
    name: job.title,
    date: job.posted,
    ...(job.isClosed && { noIndex: true }),
  };
}

function articlePage(article: ArticlePage, parent: string): Page {
  return {
    path: `${parent}/${article.slug}`,
    title: `${article.title} | ${site.name}`,
    description: article.summary,
    scene: sceneOfArticle(article),
    name: article.title,
    date: article.published,
    isArticle: true,
  };
}

/** A shared link shows one of our pictures: the build has no title drawn beside one of the office. */
function sceneOfArticle(article: ArticlePage): PictureName {
  const shown = pictureOf(article);
  if (typeof shown === 'string') return shown;
  const { picture, panel } = topics[article.topic];
  return picture ?? defaultPicture(panel);
}

function glossaryPages(): Page[] {
  if (!hasGlossary) return [];
  return [
    {
      path: '/resources/glossary',
      ...glossaryPage.meta,
      scene: sceneOf('glossary'),
      name: glossaryPage.title,
    },
  ];
}

function calculatorPages(): Page[] {
  if (!hasCalculators) return [];
  const { intro, meta } = calculators;
  return [
    { path: intro.path, ...meta, scene: sceneOf('calculators'), name: intro.title },
    ...calculators.calculators.map(calculatorPage),
  ];
}

function calculatorPage(calculator: CalculatorWords): Page {
  return {
    path: calculators.linkToCalculator(calculator),
    title: `${calculator.title} | ${site.name}`,
    description: calculator.purpose,
    scene: pictureOfCalculator(calculator),
    name: calculator.title,
  };
}

function legalPage(path: string, { title, description, updated }: LegalPage, scene: PictureName): Page {
  return {
    path,
    title: `${title} | ${site.name}`,
    description,
    scene,
    name: title,
    date: isoDate(updated),
  };
}
