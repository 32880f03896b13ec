import type { ArticleLeaf, BlogPostingLeaf } from 'schema-dts';
import type { ArticlePage } from '#app/catalog/articles.ts';
import type { Page } from '#app/catalog/pages.ts';
import { language } from '#content/language.ts';
import { topics } from '#content/topics.ts';
import { absolute } from '../absolute.ts';
import { socialPictureOf } from '../social-picture.ts';
import { company } from './company-reference.ts';

export function blogPosting(article: ArticlePage, page: Page): BlogPostingLeaf {
  return { '@type': 'BlogPosting', ...sharedProperties(article, page) };
}

export function guideArticle(article: ArticlePage, page: Page): ArticleLeaf {
  return { '@type': 'Article', ...sharedProperties(article, page) };
}

function sharedProperties(article: ArticlePage, page: Page) {
  return {
    headline: article.title,
    description: article.summary,
    url: absolute(page.path),
    mainEntityOfPage: absolute(page.path),
    image: absolute(socialPictureOf(page).path),
    datePublished: article.published,
    timeRequired: `PT${article.minutes}M`,
    articleSection: topics[article.topic].name,
    inLanguage: language.locale,
    author: company,
    publisher: company,
  };
}
