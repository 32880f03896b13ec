import type { ArticlePage } from '#app/content/articles.ts';
import { pictureOf, reading } from '#app/content/reading.ts';
import type { Link } from '#app/content/types.ts';
import { ArticleCard, panelOf } from './article-card.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { LongText } from './long-text.tsx';
import { PageBanner } from './page-banner.tsx';

type Props = { article: ArticlePage; all: readonly ArticlePage[]; path: string; trail: readonly Link[] };

/** One guide or article, followed by the next two of its kind. */
export function ArticleText({ article, all, path, trail }: Props) {
  const place = all.indexOf(article);
  const next = [...all.slice(place + 1), ...all.slice(0, place)].slice(0, 2);
  return (
    <>
      <article>
        <PageBanner
          title={article.title}
          text={article.summary}
          panel={panelOf(article)}
          picture={pictureOf(article)}
          trail={trail}
        >
          <div className="mt-5">
            <ArticleFacts article={article} />
          </div>
        </PageBanner>
        <LongText Text={article.Text} />
      </article>
      <aside aria-labelledby="more" data-print="hide" className="shell pb-(--section-space)">
        <h2 id="more" className="text-section">
          {reading.more}
        </h2>
        <ul className="article-pair mt-10">
          {next.map((other) => (
            <li key={other.slug}>
              <ArticleCard article={other} path={path} heading="h3" />
            </li>
          ))}
        </ul>
      </aside>
    </>
  );
}
