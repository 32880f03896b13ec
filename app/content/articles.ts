import type { MDXContent } from 'mdx/types';
import { readHead } from './mdx-heads.ts';
import type { Article } from './types.ts';

type ArticleModule = { default: MDXContent };
export type ArticlePage = Article & { slug: string; Text: MDXContent };

export const guides = collect(import.meta.glob<ArticleModule>('./guides/*.mdx', { eager: true }));
export const articles = collect(import.meta.glob<ArticleModule>('./blog/*.mdx', { eager: true }));

/** The newest first. */
function collect(modules: Record<string, ArticleModule>): ArticlePage[] {
  return Object.entries(modules)
    .map(([file, module]) => ({
      ...readHead(file.replace('.', 'app/content'), 'article', module),
      slug: file.replace(/^.*\/|\.mdx$/g, ''),
      Text: module.default,
    }))
    .sort((one, other) => other.published.localeCompare(one.published));
}
