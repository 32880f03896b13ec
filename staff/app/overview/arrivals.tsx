import { useId } from 'react';
import { overview as words } from '../../words/insight.ts';
import { formatDate, formatWeekday } from '../../words/office-times.ts';
import { shell } from '../../words/shell.ts';
import type { Overview } from './overview-page.tsx';
import { Panel } from './panel.tsx';
import { scaleOf } from './scale.ts';
import { stackDay } from './stack-day.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

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
    <Panel title={words.arrivals.title} aside={words.arrivals.total(total)} area="arrivals">
      <ul className="chart-legend">
        {kinds.map((kind) => (
          <li key={kind}>
            <span aria-hidden="true" className="chart-swatch" data-kind={kind} />
            {shell.kindsPlural[kind]}
          </li>
        ))}
      </ul>
      <div className="chart">
        <div aria-hidden="true" className="chart-scale">
          {ticks.map((tick) => (
            <span key={tick} style={{ bottom: `${(tick / top) * 100}%` }}>
              {tick}
            </span>
          ))}
        </div>
        <svg role="img" aria-labelledby={`${id}-title ${id}-description`} className="chart-bars">
          <title id={`${id}-title`}>{words.arrivals.title}</title>
          <desc id={`${id}-description`}>{words.arrivals.describe(total, most, formatDate(busiest))}</desc>
          {ticks.map((tick) => {
            const y = `${100 - (tick / top) * 100}%`;
            return <line key={tick} x1="0" x2="100%" y1={y} y2={y} className="chart-line" />;
          })}
          {arrivals.map(({ day, counts }, place) => (
            <g key={day}>
              <title>{`${formatWeekday(day)}: ${listCounts(kinds, counts)}`}</title>
              <rect x={`${place * width}%`} y="0" width={`${width}%`} height="100%" className="chart-day" />
              {stackDay(kinds, counts, top).map(({ kind, y, height }) => (
                <rect
                  key={kind}
                  data-kind={kind}
                  className="chart-bar"
                  x={`${(place + 0.14) * width}%`}
                  width={`${0.72 * width}%`}
                  y={`${y}%`}
                  height={`${height}%`}
                />
              ))}
            </g>
          ))}
        </svg>
        <p aria-hidden="true" className="chart-days">
          {arrivals.map(({ day }, place) =>
            (arrivals.length - 1 - place) % 7 === 0 ? (
              <span key={day} style={{ left: `${(place + 0.5) * width}%` }}>
                {formatDate(day)}
              </span>
            ) : null,
          )}
        </p>
      </div>
      <details className="chart-table">
        <summary>{words.arrivals.asTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.arrivals.day}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {shell.kindsPlural[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {arrivals.toReversed().map(({ day, counts }) => (
              <tr key={day}>
                <th scope="row">{formatWeekday(day)}</th>
                {kinds.map((kind, place) => (
                  <td key={kind}>{counts[place]}</td>
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
