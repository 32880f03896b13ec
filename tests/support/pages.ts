import { readdirSync } from 'node:fs';
import path from 'node:path';
import { contactPage, contactTopics } from '#domain/contact-topics.ts';

const site = path.resolve('build/client');

/** The contact page for each topic: for search engines it is /contact. */
export const topicPages: readonly string[] = contactTopics.map(contactPage);

/** The path of every other page of the built site. */
export const pages: string[] = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'index.html')
  .map((entry) => `/${path.relative(site, entry.parentPath).replaceAll(path.sep, '/')}`)
  .filter((page) => !topicPages.includes(page))
  .sort();

// Most tests of the site look at each page: without any they would pass.
if (pages.length === 0) throw new Error('There is no page in build/client.');

export const missingPage = '/no/such/page';

/** The pages inside a folder of the site: articles, guides, services or jobs. */
export const pagesBelow = (folder: string) =>
  pages.filter((page) => page.startsWith(`${folder}/`) && page !== '/careers/apply');
