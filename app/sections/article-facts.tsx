import { reading } from '#app/content/reading.ts';
import type { Article } from '#app/content/types.ts';
import { formatDate } from '#app/lib/dates.ts';

/** The publication date and the reading time. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="text-sm text-muted">
      <time dateTime={article.published}>{formatDate(article.published)}</time> · {article.minutes}{' '}
      {reading.minutes}
    </p>
  );
}
