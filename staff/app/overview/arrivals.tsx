import { linkLook } from '../../ui/link-look.ts';
import { Panel } from '../../ui/panel.tsx';
import { overview as words } from '../../words/insight.ts';
import { formatDate } from '../../words/office-times.ts';
import { shell } from '../../words/shell.ts';
import { kindColors, sum } from './charts.tsx';
import { DayBars, DayTable } from './day-bars.tsx';
import type { Overview } from './overview-page.tsx';

/** What came in, a bar for each day, stacked by kind. The same numbers follow as a table. */
export function Arrivals({ overview: { arrivals, kinds } }: { overview: Overview }) {
  const totals = arrivals.map(({ counts }) => sum(counts));
  const most = Math.max(...totals);
  const total = sum(totals);
  const busiest = arrivals[totals.indexOf(most)]?.day ?? '';
  const parts = kinds.map((kind) => ({ name: shell.kindsPlural[kind], color: kindColors[kind] }));
  return (
    <Panel title={words.arrivals.title} aside={words.arrivals.total(total)} className="xl:col-span-2">
      <DayBars
        title={words.arrivals.title}
        description={words.arrivals.describe(total, most, formatDate(busiest))}
        parts={parts}
        days={arrivals}
      />
      <details>
        <summary className={linkLook}>{words.arrivals.asTable}</summary>
        <DayTable dayLabel={words.arrivals.day} parts={parts} days={arrivals} />
      </details>
    </Panel>
  );
}
