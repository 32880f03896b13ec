import { formatDate } from '#app/lib/dates.ts';
import { site } from '#app/site.ts';

/** Stands beside each review and satisfaction figure. */
export function FiguresSource() {
  const { source, date } = site.figuresFrom;
  return (
    <>
      {`${source}, `}
      <time dateTime={date}>{formatDate(date)}</time>
    </>
  );
}
