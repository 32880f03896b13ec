import type { MDXContent } from 'mdx/types';
import type { Article, Guide } from '#company/shape/types.ts';
import { language } from '#content/language.ts';
import { blogPage, guidesPage } from '#content/reading.ts';
import { readHead } from './mdx-heads.ts';

type ArticleModule = { default: MDXContent };
type Modules = Record<string, ArticleModule>;
/** `path`: the page that lists it, which is part of its address. */
export type ArticlePage = Article & { slug: string; path: string; Text: MDXContent };
type GuidePage = ArticlePage & Guide;

/** The name of the head that the texts of a folder begin with. */
const headOf = { guides: 'guide', blog: 'article' } as const;
type Shelf = keyof typeof headOf;
type PageOn = { guides: GuidePage; blog: ArticlePage };

const guideFiles = import.meta.glob<ArticleModule>('#content/guides/*.mdx', { eager: true });
const articleFiles = import.meta.glob<ArticleModule>('#content/blog/*.mdx', { eager: true });

export const guides = collect(guidesPage.path, 'guides', guideFiles);
export const articles = collect(blogPage.path, 'blog', articleFiles);

const englishFiles = import.meta.glob<ArticleModule>('../../company/content/en/{guides,blog}/*.mdx', {
  eager: true,
});

/** Texts that are only in English yet. Lists show them last, and say so. */
export const onlyInEnglish = {
  guides: collectMissing(guidesPage.path, 'guides', guides),
  articles: collectMissing(blogPage.path, 'blog', articles),
};

function collectMissing(path: string, shelf: Shelf, own: readonly ArticlePage[]): ArticlePage[] {
  const files = Object.entries(englishFiles).filter(([file]) => file.includes(`/${shelf}/`));
  const all = collect(path, shelf, Object.fromEntries(files), 'en');
  return all.filter(({ slug }) => !own.some((each) => each.slug === slug));
}

/** The newest first. */
function collect<Name extends Shelf>(
  path: string,
  shelf: Name,
  modules: Modules,
  code: string = language.code,
): PageOn[Name][] {
  return Object.entries(modules)
    .map(([file, module]) => {
      const slug = file.replace(/^.*\/|\.mdx$/g, '');
      const head = readHead(`company/content/${code}/${shelf}/${slug}.mdx`, headOf[shelf], module);
      return { ...head, slug, path, Text: module.default } as PageOn[Name];
    })
    .sort((one, other) => other.published.localeCompare(one.published));
}
