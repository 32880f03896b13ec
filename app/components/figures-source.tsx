import { formatDate } from '#app/lib/dates.ts';
import type { FigureSource } from '#app/site-types.ts';

/** Stands beside each review and satisfaction figure. Figures from one source name it once. */
export function FiguresSource({ figures }: { figures: readonly FigureSource[] }) {
  const sources = new Map(figures.map(({ source, date }) => [`${source} ${date}`, { source, date }]));
  return [...sources].map(([key, { source, date }]) => (
    <span key={key} className="block">
      {`${source}, `}
      <time dateTime={date}>{formatDate(date)}</time>
    </span>
  ));
}
