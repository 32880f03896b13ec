import type { ArticlePage } from '#app/catalog/articles.ts';
import { ArticleCard } from './article-card.tsx';

type Props = { articles: readonly ArticlePage[]; onlyInEnglish: readonly ArticlePage[]; path: string };

/** The newest article stands first, in a larger card. The grid leaves no card alone in the last row. */
export function ArticleList({ articles, onlyInEnglish, path }: Props) {
  return (
    <ul className="shell section-space article-list">
      {articles.map((article, place) => (
        <li key={article.slug}>
          <ArticleCard article={article} path={path} heading="h2" look={place === 0 ? 'featured' : 'usual'} />
        </li>
      ))}
      {onlyInEnglish.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} path={path} heading="h2" language="en" />
        </li>
      ))}
    </ul>
  );
}
