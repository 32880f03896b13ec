import type { MDXContent } from 'mdx/types';
import { blogPage, guidesPage } from '#content/reading.ts';
import { readHead } from './mdx-heads.ts';
import type { Article } from './types.ts';

type ArticleModule = { default: MDXContent };
/** `path`: the page that lists it, which is part of its address. */
export type ArticlePage = Article & { slug: string; path: string; Text: MDXContent };

export const guides = collect(
  guidesPage.path,
  import.meta.glob<ArticleModule>('../content/guides/*.mdx', { eager: true }),
);
export const articles = collect(
  blogPage.path,
  import.meta.glob<ArticleModule>('../content/blog/*.mdx', { eager: true }),
);

/** The newest first. */
function collect(path: string, modules: Record<string, ArticleModule>): ArticlePage[] {
  return Object.entries(modules)
    .map(([file, module]) => ({
      ...readHead(file.replace('..', 'app'), 'article', module),
      slug: file.replace(/^.*\/|\.mdx$/g, ''),
      path,
      Text: module.default,
    }))
    .sort((one, other) => other.published.localeCompare(one.published));
}
