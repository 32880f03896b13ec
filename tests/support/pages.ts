import { readdirSync } from 'node:fs';
import path from 'node:path';
import { splitLanguage } from '#domain/languages.ts';

const site = path.resolve('build/client');

/** The address of every file of the built site. */
export const builtFiles: string[] = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(
    (entry) => `/${path.relative(site, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
  );

/** The address of every page. */
export const pages: string[] = builtFiles
  .filter((file) => file.endsWith('/index.html'))
  .map((file) => path.dirname(file))
  .sort();

// Most tests of the site look at each page: without any they would pass.
if (pages.length === 0) throw new Error('There is no page in build/client.');

/** The English page of an address, for what holds in every language. */
export const englishOf = (address: string) => splitLanguage(address).path;

/** For what is about English words. */
export const englishPages = pages.filter((address) => englishOf(address) === address);

export const missingPage = '/no/such/page';

/** The pages inside a folder of the site: articles, guides, services or jobs. */
export const pagesBelow = (folder: string) =>
  pages.filter((page) => page.startsWith(`${folder}/`) && page !== '/careers/apply');
