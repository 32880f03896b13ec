import type { MDXContent } from 'mdx/types';
import { withChanges } from '#company/release.ts';
import type { Article, Guide } from '#company/shape/types.ts';
import { typesetAll } from '#company/shape/typeset.ts';
import { language } from '#content/language.ts';
import { blogPage, guidesPage } from '#content/reading.ts';
import type { TopicName } from '#content/topics.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import type { ArticleItem, GuideItem } from '#domain/website/items.ts';
import { findPicture } from './find-picture.ts';
import { minutesOf, textOf } from './markdown-text.tsx';
import { readHead } from './mdx-heads.ts';

type ArticleModule = { default: MDXContent };
type Modules = Record<string, ArticleModule>;
/** `path`: the page that lists it, which is part of its address. */
export type ArticlePage = Article & { slug: string; path: string; Text: MDXContent };
type GuidePage = ArticlePage & Guide;

/** The name of the head that the texts of a folder begin with. */
const headOf = { guides: 'guide', blog: 'article' } as const;
const pathOf = { guides: guidesPage.path, blog: blogPage.path };
type Shelf = keyof typeof headOf;
type PageOn = { guides: GuidePage; blog: ArticlePage };

const own = {
  guides: import.meta.glob<ArticleModule>('#content/guides/*.mdx', { eager: true }),
  blog: import.meta.glob<ArticleModule>('#content/blog/*.mdx', { eager: true }),
};
const english = {
  guides: import.meta.glob<ArticleModule>('../../company/content/en/guides/*.mdx', { eager: true }),
  blog: import.meta.glob<ArticleModule>('../../company/content/en/blog/*.mdx', { eager: true }),
};

export const guides = collect('guides', own.guides, language.code);
export const articles = collect('blog', own.blog, language.code);

/** Texts that are only in English yet. Lists show them last, and say so. */
export const onlyInEnglish = {
  guides: missingIn(guides, collect('guides', english.guides, languages.en.code)),
  articles: missingIn(articles, collect('blog', english.blog, languages.en.code)),
};

function missingIn<Page extends ArticlePage>(pages: readonly Page[], inEnglish: readonly Page[]): Page[] {
  return inEnglish.filter(({ slug }) => !pages.some((each) => each.slug === slug));
}

/** Those of the files with the changes of the release, the newest first. */
function collect<Name extends Shelf>(shelf: Name, modules: Modules, code: LanguageCode): PageOn[Name][] {
  const inFiles = Object.entries(modules).map(([file, module]) => {
    const slug = file.replace(/^.*\/|\.mdx$/g, '');
    const head = readHead(`company/content/${code}/${shelf}/${slug}.mdx`, headOf[shelf], module);
    return { ...head, slug, path: pathOf[shelf], Text: module.default } as PageOn[Name];
  });
  return withChanges(headOf[shelf], code, inFiles, {
    keyOf: ({ slug }) => slug,
    read: (slug, item) => readText(shelf, code, slug, item) as PageOn[Name],
  }).toSorted((one, other) => other.published.localeCompare(one.published));
}

function readText(
  shelf: Shelf,
  code: LanguageCode,
  slug: string,
  item: ArticleItem | GuideItem,
): ArticlePage {
  const { picture, topic, ...facts } = item.facts;
  const { text, alt, ...head } = item.words[code] ?? item.words.en;
  const shown = findPicture(picture);
  return {
    ...facts,
    ...typesetAll(head),
    topic: topic as TopicName,
    minutes: minutesOf(text),
    ...(shown && { picture: shown }),
    slug,
    path: pathOf[shelf],
    Text: textOf(text),
  };
}
