import { formatDate } from '#app/catalog/dates.ts';
import type { Article } from '#company/shape/types.ts';
import { reading } from '#content/reading.ts';

/** The publication date and the reading time. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="text-sm text-muted">
      <time dateTime={article.published}>{formatDate(article.published)}</time> · {article.minutes}{' '}
      {reading.minutes}
    </p>
  );
}
