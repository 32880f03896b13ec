import type { MetaDescriptor } from 'react-router';
import type { ArticlePage } from '#app/content/articles.ts';
import { blogPage, reading } from '#app/content/reading.ts';
import type { Link } from '#app/content/types.ts';
import { site } from '#app/site.ts';
import { pageMeta, socialPicturePath } from './page-meta.ts';
import type { StructuredData } from './structured-data/page-graph.ts';

type ToStructuredData = (details: { article: ArticlePage; path: string; picture: string }) => StructuredData;

/** Tells feed readers where the blog's feed is. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogPage.title,
  href: blogPage.feed,
};

/** For a guide or a blog article below the page that `shelf` leads to. */
export function articleMeta(
  article: ArticlePage,
  shelf: Link,
  toStructuredData: ToStructuredData,
): MetaDescriptor[] {
  const path = `${shelf.href}/${article.slug}`;
  const scene = article.picture ?? article.scene ?? reading.scenes[article.topic];
  return [
    ...pageMeta({
      title: `${article.title} | ${site.name}`,
      description: article.summary,
      path,
      scene,
      name: article.title,
      trail: [shelf],
      about: [toStructuredData({ article, path, picture: socialPicturePath({ path, scene }) })],
      type: 'article',
    }),
    { property: 'article:published_time', content: article.published },
  ];
}
