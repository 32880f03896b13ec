import { Fragment } from 'react';
import { formatDate } from '#app/catalog/dates.ts';
import type { FigureSource } from '#company/shape/site.ts';

/** Stands beside each review and satisfaction figure. Figures from one source name it once. */
export function FiguresSource({ figures }: { figures: readonly FigureSource[] }) {
  const sources = new Map(figures.map(({ source, date }) => [`${source} ${date}`, { source, date }]));
  return [...sources].map(([key, { source, date }], place) => (
    <Fragment key={key}>
      {`${place > 0 ? '; ' : ''}${source}, `}
      <time dateTime={date}>{formatDate(date)}</time>
    </Fragment>
  ));
}
