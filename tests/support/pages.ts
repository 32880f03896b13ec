import { readdirSync } from 'node:fs';
import path from 'node:path';

const site = path.resolve('build/client');

/** The path of every page of the built site. */
export const pages: string[] = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === 'index.html')
  .map((entry) => `/${path.relative(site, entry.parentPath).replaceAll(path.sep, '/')}`)
  .sort();

// Most tests of the site look at each page: without any they would pass.
if (pages.length === 0) throw new Error('There is no page in build/client.');

export const missingPage = '/no/such/page';

/** The pages inside a folder of the site: articles, guides, services or jobs. */
export const pagesBelow = (folder: string) =>
  pages.filter((page) => page.startsWith(`${folder}/`) && page !== '/careers/apply');
