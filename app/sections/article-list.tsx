import type { ArticlePage } from '#app/content/articles.ts';
import { reading } from '#app/content/reading.ts';
import { ArticleFacts } from './article-facts.tsx';

type Props = { articles: readonly ArticlePage[]; path: string };

export function ArticleList({ articles, path }: Props) {
  return (
    <ul className="shell section-space grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="grid">
          <article
            data-panel={panelOf(article)}
            className="relative flex flex-col rounded-lg p-8 transition-shadow hover:shadow-float"
          >
            <p className="text-sm font-bold text-accent">{reading.topics[article.topic]}</p>
            <h2 className="mt-3 text-title">
              <a href={`${path}/${article.slug}`} className="after:absolute after:inset-0 after:rounded-lg">
                {article.title}
              </a>
            </h2>
            <p className="mt-3 mb-6 text-muted">{article.summary}</p>
            <div className="mt-auto">
              <ArticleFacts article={article} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

export function panelOf({ topic }: Pick<ArticlePage, 'topic'>) {
  return topic === 'claims' || topic === 'money' ? 'business' : topic;
}
