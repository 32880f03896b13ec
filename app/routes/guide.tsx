import { guides } from '#app/catalog/articles.ts';
import { serviceOf } from '#app/catalog/related-reading.ts';
import { guidesPage, reading } from '#content/reading.ts';
import { articleMeta } from '../frame/head/article-meta.ts';
import { missingMeta } from '../frame/head/page-meta.ts';
import { guideArticle } from '../frame/head/structured-data/article.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import type { Route } from './+types/guide';
import { FirstFacts } from './guide/first-facts.tsx';
import { ArticleText } from './shared/article-text.tsx';
import { Missing } from './shared/missing.tsx';

const guidesLink = { label: guidesPage.title, href: guidesPage.path };
const find = (slug?: string) => guides.find((article) => article.slug === slug);

export const handle: RouteHandle = {
  service: ({ slug }) => {
    const article = find(slug);
    return article && serviceOf(article);
  },
};

export const meta = ({ params }: Route.MetaArgs) => {
  const article = find(params.slug);
  if (!article) return missingMeta(reading.notFound.title);
  return articleMeta(article, guidesLink, guideArticle);
};

export default function Guide({ params }: Route.ComponentProps) {
  const article = find(params.slug);
  if (!article) return <Missing {...reading.notFound} link={guidesLink} />;
  return (
    <ArticleText article={article} trail={[guidesLink]}>
      <FirstFacts facts={article.facts} />
    </ArticleText>
  );
}
