import type { MetaDescriptor } from 'react-router';
import type { ArticlePage } from '#app/catalog/articles.ts';
import { feedPath } from '#app/catalog/feed-path.ts';
import { findPage, type Page } from '#app/catalog/pages.ts';
import type { Link } from '#company/shape/types.ts';
import { blogPage } from '#content/reading.ts';
import { pageMeta } from './page-meta.ts';
import type { StructuredData } from './structured-data/page-graph.ts';

/** Tells feed readers where the blog's feed is. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogPage.title,
  href: feedPath,
};

/** For a guide or a blog article below the page that `parent` links to. */
export function articleMeta(
  article: ArticlePage,
  parent: Link,
  toStructuredData: (article: ArticlePage, page: Page) => StructuredData,
): MetaDescriptor[] {
  const path = `${parent.href}/${article.slug}`;
  return pageMeta(path, { trail: [parent], about: [toStructuredData(article, findPage(path))] });
}
