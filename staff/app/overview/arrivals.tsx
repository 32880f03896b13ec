import { useId } from 'react';
import { linkLook } from '../../ui/link-look.ts';
import { Panel } from '../../ui/panel.tsx';
import { overview as words } from '../../words/insight.ts';
import { formatDate, formatWeekday } from '../../words/office-times.ts';
import { shell } from '../../words/shell.ts';
import { kindColors, scaleOf, stackDay, sum } from './charts.tsx';
import type { Overview } from './overview-page.tsx';

/** On a phone long words of the head are divided. */
const cellLook =
  'border-b border-line px-1 py-1 text-end text-2xs hyphens-auto wrap-anywhere first:ps-0 first:text-start md:px-2 md:text-sm';

/** What came in, a bar for each day, stacked by kind. The same numbers follow as a table. */
export function Arrivals({ overview: { arrivals, kinds } }: { overview: Overview }) {
  const id = useId();
  const totals = arrivals.map(({ counts }) => sum(counts));
  const most = Math.max(...totals);
  const { top, ticks } = scaleOf(most);
  const total = sum(totals);
  const width = 100 / arrivals.length;
  const busiest = arrivals[totals.indexOf(most)]?.day ?? '';
  return (
    <Panel title={words.arrivals.title} aside={words.arrivals.total(total)} className="xl:col-span-2">
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-[3px] bg-current ${kindColors[kind]}`} />
            {shell.kindsPlural[kind]}
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-2 pt-2">
        <div aria-hidden="true" className="relative text-2xs text-muted tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 translate-y-1/2 whitespace-nowrap"
              style={{ bottom: `${(tick / top) * 100}%` }}
            >
              {tick}
            </span>
          ))}
        </div>
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-description`}
          className="h-[clamp(9rem,6rem+9vw,13rem)] w-full overflow-visible"
        >
          <title id={`${id}-title`}>{words.arrivals.title}</title>
          <desc id={`${id}-description`}>{words.arrivals.describe(total, most, formatDate(busiest))}</desc>
          {ticks.map((tick) => {
            const y = `${100 - (tick / top) * 100}%`;
            return (
              <line
                key={tick}
                x1="0"
                x2="100%"
                y1={y}
                y2={y}
                className="stroke-line [shape-rendering:crispedges]"
              />
            );
          })}
          {arrivals.map(({ day, counts }, place) => (
            <g key={day}>
              <title>{`${formatWeekday(day)}: ${listCounts(kinds, counts)}`}</title>
              <rect
                x={`${place * width}%`}
                y="0"
                width={`${width}%`}
                height="100%"
                className="fill-transparent hover:fill-hover"
              />
              {stackDay(kinds, counts, top).map(({ kind, y, height }) => (
                <rect
                  key={kind}
                  className={`pointer-events-none fill-current ${kindColors[kind]}`}
                  x={`${(place + 0.14) * width}%`}
                  width={`${0.72 * width}%`}
                  y={`${y}%`}
                  height={`${height}%`}
                />
              ))}
            </g>
          ))}
        </svg>
        <p aria-hidden="true" className="relative col-start-2 h-5 text-2xs text-muted tabular-nums">
          {arrivals.map(({ day }, place) =>
            (arrivals.length - 1 - place) % 7 === 0 ? (
              <span
                key={day}
                className="absolute -translate-x-1/2 whitespace-nowrap last:-translate-x-[85%]"
                style={{ left: `${(place + 0.5) * width}%` }}
              >
                {formatDate(day)}
              </span>
            ) : null,
          )}
        </p>
      </div>
      <details>
        <summary className={linkLook}>{words.arrivals.asTable}</summary>
        <table className="w-full tabular-nums">
          <thead>
            <tr>
              <th scope="col" className={cellLook}>
                {words.arrivals.day}
              </th>
              {kinds.map((kind) => (
                <th key={kind} scope="col" className={cellLook}>
                  {shell.kindsPlural[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {arrivals.toReversed().map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row" className={`${cellLook} font-normal`}>
                  {formatWeekday(day)}
                </th>
                {kinds.map((kind, place) => (
                  <td key={kind} className={cellLook}>
                    {counts[place]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}

function listCounts(kinds: Overview['kinds'], counts: number[]): string {
  return kinds.map((kind, place) => `${shell.kindsPlural[kind]} ${counts[place]}`).join(', ');
}
