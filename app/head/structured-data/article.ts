import type { ArticleLeaf, BlogPostingLeaf } from 'schema-dts';
import type { ArticlePage } from '#app/content/articles.ts';
import { reading } from '#app/content/reading.ts';
import { absolute } from '../absolute.ts';
import { company } from './company-reference.ts';

type Details = { article: ArticlePage; path: string; picture: string };

export function blogPosting(details: Details): BlogPostingLeaf {
  return { '@type': 'BlogPosting', ...shareDetails(details) };
}

export function guideArticle(details: Details): ArticleLeaf {
  return { '@type': 'Article', ...shareDetails(details) };
}

function shareDetails({ article, path, picture }: Details) {
  return {
    headline: article.title,
    description: article.summary,
    url: absolute(path),
    mainEntityOfPage: absolute(path),
    image: absolute(picture),
    datePublished: article.published,
    timeRequired: `PT${article.minutes}M`,
    articleSection: reading.topics[article.topic],
    inLanguage: 'en-US',
    author: company,
    publisher: company,
  };
}
