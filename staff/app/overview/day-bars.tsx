import { useId } from 'react';
import { formatDate, formatWeekday } from '../../words/office-times.ts';
import { scaleOf, stackDay, sum } from './charts.tsx';

/** A part of each bar. `color` is a class. */
type Part = { name: string; color: string };
/** `counts` has a number for each part. */
type Day = { day: string; counts: readonly number[] };

type Props = { title: string; description: string; parts: readonly Part[]; days: readonly Day[] };

/** On a phone long words of the head are divided. */
export const cellLook =
  'border-b border-line px-1 py-1 text-end text-2xs hyphens-auto wrap-anywhere first:ps-0 first:text-start md:px-2 md:text-sm';

/** A bar for each day, with its parts above each other. The same numbers must stand in a table, too. */
export function DayBars({ title, description, parts, days }: Props) {
  const id = useId();
  const { top, ticks } = scaleOf(Math.max(...days.map(({ counts }) => sum(counts))));
  const width = 100 / days.length;
  return (
    <>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {parts.map(({ name, color }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-[3px] bg-current ${color}`} />
            {name}
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
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-description`}>{description}</desc>
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
          {days.map(({ day, counts }, place) => (
            <g key={day}>
              <title>{`${formatWeekday(day)}: ${parts.map(({ name }, part) => `${name} ${counts[part]}`).join(', ')}`}</title>
              <rect
                x={`${place * width}%`}
                y="0"
                width={`${width}%`}
                height="100%"
                className="fill-transparent hover:fill-hover"
              />
              {stackDay(parts, counts, top).map(({ part, y, height }) => (
                <rect
                  key={part.name}
                  className={`pointer-events-none fill-current ${part.color}`}
                  x={`${(place + 0.14) * width}%`}
                  width={`${0.72 * width}%`}
                  y={`${y}%`}
                  height={`${height}%`}
                />
              ))}
            </g>
          ))}
        </svg>
        <Dates days={days} />
      </div>
    </>
  );
}

/** One date for each week, or fewer, so that they do not touch on a phone. */
function Dates({ days }: Pick<Props, 'days'>) {
  const every = days.length > 30 ? 28 : 7;
  return (
    <p aria-hidden="true" className="relative col-start-2 h-5 text-2xs text-muted tabular-nums">
      {days.map(({ day }, place) =>
        (days.length - 1 - place) % every === 0 ? (
          <span
            key={day}
            className="absolute -translate-x-1/2 whitespace-nowrap last:-translate-x-[85%]"
            style={{ left: `${((place + 0.5) * 100) / days.length}%` }}
          >
            {formatDate(day)}
          </span>
        ) : null,
      )}
    </p>
  );
}

type TableProps = { dayLabel: string; parts: readonly Part[]; days: readonly Day[] };

/** The numbers of the bars, the newest day first. */
export function DayTable({ dayLabel, parts, days }: TableProps) {
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr>
          {[dayLabel, ...parts.map(({ name }) => name)].map((name) => (
            <th key={name} scope="col" className={cellLook}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, counts }) => (
          <tr key={day}>
            <th scope="row" className={`${cellLook} font-normal`}>
              {formatWeekday(day)}
            </th>
            {parts.map(({ name }, part) => (
              <td key={name} className={cellLook}>
                {counts[part]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
