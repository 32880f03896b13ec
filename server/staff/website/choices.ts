import { readdir } from 'node:fs/promises';
import sizes from '#company/shape/picture-sizes.json' with { type: 'json' };
import { site } from '#company/site.ts';
import { forBusinesses, forHouseholds } from '#content/services/index.ts';
import { topics } from '#content/topics.ts';
import { languages } from '#domain/languages.ts';
import type { Choices } from './views.ts';

/** What the fields of items offer. */
export async function readChoices(siteDir: string): Promise<Choices> {
  const services = [...forHouseholds, ...forBusinesses].map(({ slug, title }) => ({ slug, title }));
  return {
    offices: site.offices.map(({ name }) => name),
    services,
    topics: Object.entries(topics).map(([name, topic]) => ({ name, title: topic.name })),
    pictures: Object.keys(sizes),
    pages: await listPages(siteDir),
    questions: ['home', 'claims', 'contact', ...services.map(({ slug }) => `services/${slug}`)],
  };
}

/** The English pages of the built site. There are none where the site is built elsewhere. */
async function listPages(siteDir: string): Promise<string[]> {
  const files = await readdir(siteDir, { recursive: true }).catch(() => []);
  const others = Object.keys(languages).filter((code) => code !== languages.en.code);
  return files
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\/index\.html$/.test(file) && !others.some((code) => file.startsWith(`/${code}/`)))
    .map((file) => file.replace(/\/index\.html$/, '') || '/')
    .filter((path) => !path.includes('404'))
    .sort();
}
