import type { Link } from '#company/shape/types.ts';
import { language } from '#content/language.ts';
import { writeGroups } from '#content/sitemap.ts';
import { languages } from '#domain/languages.ts';
import { type ArticlePage, articles, guides } from './articles.ts';
import { jobs } from './jobs.ts';
import { linkTo, services } from './services.ts';

const linksTo = (shelf: readonly ArticlePage[]): Link[] =>
  shelf.map(({ title, slug, path }) => ({ label: title, href: `${path}/${slug}` }));

/** Job titles are English on every page. */
const inEnglish = language.code === languages.en.code ? {} : { lang: languages.en.code };

/** The links of the sitemap. */
export const groups = writeGroups({
  openings: jobs
    .filter(({ listed }) => listed)
    .map(({ title, slug }) => ({ label: title, href: `/careers/${slug}`, ...inEnglish })),
  services: services.map((service) => ({ label: service.title, href: linkTo(service) })),
  guides: linksTo(guides),
  articles: linksTo(articles),
});
