import { blogPage, guidesPage } from '#content/reading.ts';
import { contactPage, contactTopics } from '#domain/contact-topics.ts';
import { jobs } from './catalog/jobs.ts';
import { linkTo, services } from './catalog/services.ts';
import routes from './routes.ts';

/** Each of these has a not-found page of its own, rendered at the unused path "404". */
const withNotFoundPage = ['', '/services', '/careers', blogPage.path, guidesPage.path];

/** The slugs of the texts. */
type Texts = { guides: readonly string[]; articles: readonly string[] };

/** What is rendered in one language, without its prefix: pages, not-found pages and site files. */
export function listPathsWith({ guides, articles }: Texts): string[] {
  return [
    ...routes.flatMap((route) => fixedPath(route.path ?? '')),
    ...[undefined, ...contactTopics].map(contactPage),
    ...services.map(linkTo),
    ...jobs.map(({ slug }) => `/careers/${slug}`),
    ...guides.map((slug) => `${guidesPage.path}/${slug}`),
    ...articles.map((slug) => `${blogPage.path}/${slug}`),
    ...withNotFoundPage.map((parent) => `${parent}/404`),
  ];
}

/** Of a route that has one address. */
const fixedPath = (path: string): string[] => (/[:*]/.test(path) ? [] : [`/${path}`]);
