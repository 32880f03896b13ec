import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, readBody } from '../../api/client.ts';
import { Failure } from '../../ui/failure.tsx';
import { fieldLook } from '../../ui/field-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import { Panel } from '../../ui/panel.tsx';
import { formatDate } from '../../words/office-times.ts';
import { pageCounts as words } from '../../words/page-counts.ts';
import { sum } from './charts.tsx';
import { PageTable, SourceTable } from './count-tables.tsx';
import { DayBars, DayTable } from './day-bars.tsx';

const ranges = ['7', '30', '90'] as const;
type Days = (typeof ranges)[number];

const load = (days: Days) => readBody(api.website.counts.$get({ query: { days } }));
export type PageCounts = NonNullable<Awaited<ReturnType<typeof load>>['counts']>;

/** How often pages were read, as a picture and as tables. */
export function Counts() {
  const [days, setDays] = useState<Days>('30');
  const { data, error } = useQuery({
    queryKey: ['page-counts', days],
    queryFn: () => load(days),
    placeholderData: keepPreviousData,
  });
  const id = useId();
  const total = data?.counts && rangeOf(data.counts.days);
  return (
    <Panel
      title={words.title}
      {...(total && data?.counts && { aside: words.total(total, data.counts.days.length) })}
      className="xl:col-span-full"
    >
      {error && <Failure error={error} />}
      {data && !data.counts && <p className="text-muted">{words.hosted}</p>}
      {data?.counts && (
        <>
          <div>
            <label htmlFor={id} className="sr-only">
              {words.choose}
            </label>
            <select
              id={id}
              value={days}
              onChange={({ target }) => setDays(ranges.find((range) => range === target.value) ?? days)}
              className={`min-h-11 ${fieldLook}`}
            >
              {ranges.map((range) => (
                <option key={range} value={range}>
                  {words.lastDays(Number(range))}
                </option>
              ))}
            </select>
          </div>
          <Shown counts={data.counts} />
        </>
      )}
    </Panel>
  );
}

function Shown({ counts }: { counts: PageCounts }) {
  const days = counts.days.map(({ day, views, viewsAhead }) => ({ day, counts: [views, viewsAhead] }));
  const totals = days.map((each) => sum(each.counts));
  const most = Math.max(...totals);
  const parts = [
    { name: words.parts.views, color: 'text-accent' },
    { name: words.parts.viewsAhead, color: 'text-chart-application' },
  ];
  if (most === 0) return <p className="text-muted">{words.none}</p>;
  const busiest = days[totals.indexOf(most)]?.day ?? '';
  return (
    <>
      <DayBars
        title={words.title}
        description={words.describe(rangeOf(counts.days), most, formatDate(busiest))}
        parts={parts}
        days={days}
      />
      {counts.languages.length > 1 && (
        <p className="text-sm">
          {counts.languages
            .map(({ code, views, viewsAhead }) =>
              words.ofLanguage(code, { sure: views, perhaps: viewsAhead }),
            )
            .join(' · ')}
        </p>
      )}
      <details>
        <summary className={linkLook}>{words.asTable}</summary>
        <DayTable dayLabel={words.day} parts={parts} days={days} />
      </details>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 xl:grid-cols-[2fr_1fr]">
        <PageTable pages={counts.pages} />
        <SourceTable sources={counts.sources} />
      </div>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-muted">
        {words.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}

function rangeOf(days: PageCounts['days']) {
  return {
    sure: sum(days.map(({ views }) => views)),
    perhaps: sum(days.map(({ viewsAhead }) => viewsAhead)),
  };
}
