import type { MDXContent } from 'mdx/types';
import type { Article } from './types.ts';

type ArticleModule = { article: Article; default: MDXContent };
export type ArticlePage = Article & { slug: string; Text: MDXContent };

export const guides = collect(import.meta.glob<ArticleModule>('./guides/*.mdx', { eager: true }));
export const articles = collect(import.meta.glob<ArticleModule>('./blog/*.mdx', { eager: true }));

/** The newest first. */
function collect(modules: Record<string, ArticleModule>): ArticlePage[] {
  return Object.entries(modules)
    .map(([file, module]) => ({
      ...module.article,
      slug: file.replace(/^.*\/|\.mdx$/g, ''),
      Text: module.default,
    }))
    .sort((one, other) => other.published.localeCompare(one.published));
}
