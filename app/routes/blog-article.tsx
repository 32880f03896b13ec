import { articles } from '#app/catalog/articles.ts';
import { serviceOf } from '#app/catalog/related-reading.ts';
import { blogPage, reading } from '#content/reading.ts';
import { articleMeta, feedLink } from '../frame/head/article-meta.ts';
import { missingMeta } from '../frame/head/page-meta.ts';
import { blogPosting } from '../frame/head/structured-data/article.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import type { Route } from './+types/blog-article';
import { ArticleText } from './shared/article-text.tsx';
import { Missing } from './shared/missing.tsx';

const blogLink = { label: blogPage.short, href: blogPage.path };
const find = (slug?: string) => articles.find((article) => article.slug === slug);

export const handle: RouteHandle = {
  service: ({ slug }) => {
    const article = find(slug);
    return article && serviceOf(article);
  },
};

export const meta = ({ params }: Route.MetaArgs) => {
  const article = find(params.slug);
  if (!article) return missingMeta(reading.notFound.title);
  return [...articleMeta(article, blogLink, blogPosting), feedLink];
};

export default function BlogArticle({ params }: Route.ComponentProps) {
  const article = find(params.slug);
  if (!article) return <Missing {...reading.notFound} link={blogLink} />;
  return <ArticleText article={article} trail={[blogLink]} />;
}
