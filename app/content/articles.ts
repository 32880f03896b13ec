import type { MDXContent } from 'mdx/types';
import type { Article } from './types.ts';

type ArticleModule = { article: Article; default: MDXContent };
export type ArticlePage = Article & { slug: string; Text: MDXContent };

/** Guides are sorted by title; articles by date, the newest first. */
export const guides = collect(import.meta.glob<ArticleModule>('./guides/*.mdx', { eager: true })).sort(
  (one, other) => one.title.localeCompare(other.title, 'en'),
);
export const articles = collect(import.meta.glob<ArticleModule>('./blog/*.mdx', { eager: true })).sort(
  (one, other) => other.published.localeCompare(one.published),
);

function collect(modules: Record<string, ArticleModule>): ArticlePage[] {
  return Object.entries(modules).map(([file, module]) => ({
    ...module.article,
    slug: file.replace(/^.*\/|\.mdx$/g, ''),
    Text: module.default,
  }));
}
