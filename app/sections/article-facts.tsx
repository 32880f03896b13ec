import { reading } from '#app/content/reading.ts';
import { formatDate } from '#app/lib/dates.ts';
import type { Article } from '#app/words/types.ts';

/** The publication date and the reading time. */
export function ArticleFacts({ article }: { article: Article }) {
  return (
    <p className="text-sm text-muted">
      <time dateTime={article.published}>{formatDate(article.published)}</time> · {article.minutes}{' '}
      {reading.minutes}
    </p>
  );
}
