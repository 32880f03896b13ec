import { guides } from '#app/catalog/articles.ts';
import { serviceOf } from '#app/catalog/related-reading.ts';
import { articleMeta } from '#app/head/article-meta.ts';
import { missingMeta } from '#app/head/page-meta.ts';
import { guideArticle } from '#app/head/structured-data/article.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { ArticleText } from '#app/sections/article-text.tsx';
import { FirstFacts } from '#app/sections/first-facts.tsx';
import { Missing } from '#app/sections/missing.tsx';
import { guidesPage, reading } from '#content/reading.ts';
import type { Route } from './+types/guide';

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
