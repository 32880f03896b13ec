import type { ReactNode } from 'react';
import { type ArticlePage, articles, guides } from '#app/catalog/articles.ts';
import { relatedTo, serviceOf } from '#app/catalog/related-reading.ts';
import { findService } from '#app/catalog/services.ts';
import type { Link } from '#company/shape/types.ts';
import { pictureOf, reading } from '#content/reading.ts';
import { quoteLink } from '#content/shell.ts';
import { ArticleCard, panelOf } from './article-card.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { CallBox } from './call-box.tsx';
import { LongText } from './long-text.tsx';
import { PageBanner } from './page-banner.tsx';

type Props = { article: ArticlePage; trail: readonly Link[] /** Above the text. */; children?: ReactNode };

/** One guide or article, followed by a call to a quote and by what else there is on its topic. */
export function ArticleText({ article, trail, children }: Props) {
  const service = findService(serviceOf(article));
  const related = relatedTo(article, [...guides, ...articles]);
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
        <LongText Text={article.Text}>{children}</LongText>
      </article>
      <CallBox id="quote" {...reading.quote(service?.title)} link={quoteLink(service?.slug)} />
      {related.length > 0 && (
        <aside aria-labelledby="more" data-print="hide" className="shell pb-(--section-space)">
          <h2 id="more" className="text-section">
            {reading.more}
          </h2>
          <ul className="article-pair mt-10">
            {related.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} path={other.path} heading="h3" />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}
