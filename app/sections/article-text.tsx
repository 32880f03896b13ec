import type { ArticlePage } from '#app/content/articles.ts';
import { reading } from '#app/content/reading.ts';
import type { Link } from '#app/content/types.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { panelOf } from './article-list.tsx';
import { LongText } from './long-text.tsx';
import { PageBanner } from './page-banner.tsx';

type Props = { article: ArticlePage; all: readonly ArticlePage[]; path: string; trail: readonly Link[] };

/** One guide or article, followed by links to the next two of its kind. */
export function ArticleText({ article, all, path, trail }: Props) {
  const index = all.indexOf(article);
  const next = [1, 2]
    .map((step) => all[(index + step) % all.length])
    .filter((other) => other && other !== article);
  return (
    <article>
      <PageBanner
        title={article.title}
        text={article.summary}
        panel={panelOf(article)}
        picture={article.picture}
        trail={trail}
      >
        <div className="mt-5">
          <ArticleFacts article={article} />
        </div>
      </PageBanner>
      <LongText Text={article.Text}>
        <aside
          aria-labelledby="more"
          data-print="hide"
          className="mt-16 max-w-2xl border-t-2 border-line pt-8"
        >
          <h2 id="more" className="text-title">
            {reading.more}
          </h2>
          <ul className="mt-3">
            {next.map((other) => (
              <li key={other?.slug}>
                {other && <ArrowLink label={other.title} href={`${path}/${other.slug}`} />}
              </li>
            ))}
          </ul>
        </aside>
      </LongText>
    </article>
  );
}
