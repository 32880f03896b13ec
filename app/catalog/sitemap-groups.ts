import type { Link } from '#company/shape/types.ts';
import { writeGroups } from '#content/sitemap.ts';
import { type ArticlePage, articles, guides } from './articles.ts';
import { linkTo, services } from './services.ts';

const linksTo = (shelf: readonly ArticlePage[]): Link[] =>
  shelf.map(({ title, slug, path }) => ({ label: title, href: `${path}/${slug}` }));

/** The links of the sitemap. */
export const groups = writeGroups({
  services: services.map((service) => ({ label: service.title, href: linkTo(service) })),
  guides: linksTo(guides),
  articles: linksTo(articles),
});
