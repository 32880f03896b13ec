import { Link } from 'react-router';
import type { InboxEntry } from '#domain/records.ts';
import { CheckTarget } from '../../ui/check-target.tsx';
import { person as words } from '../../words/person.ts';
import { shell } from '../../words/shell.ts';
import { formatMoment } from '../ui/format-moment.ts';

type Props = {
  entries: InboxEntry[];
  /** Undefined: the records can only be opened. */
  selection: { selected: ReadonlySet<string>; onToggle: (id: string) => void } | undefined;
  /** For records that may be of somebody else. */
  showPerson?: boolean;
};

export function RecordList({ entries, selection, showPerson }: Props) {
  return (
    <ul className="card divide-y divide-line overflow-hidden">
      {entries.map(({ kind, record_id, created_at, headline, state, person, email }) => (
        <li key={record_id} className="flex">
          {selection && (
            <CheckTarget
              aria-label={words.select(shell.kinds[kind], formatMoment(created_at))}
              checked={selection.selected.has(record_id)}
              onChange={() => selection.onToggle(record_id)}
            />
          )}
          <Link
            to={`/records/${kind}/${record_id}`}
            className={`group grid min-h-11 min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 py-2 pe-4 focus-visible:-outline-offset-4 md:grid-cols-[7rem_minmax(0,1fr)_6.5rem_8.5rem] md:items-center ${selection ? 'ps-1' : 'ps-4'}`}
          >
            <span className="text-muted">{shell.kinds[kind]}</span>
            <span className="font-semibold wrap-anywhere group-hover:underline group-hover:underline-offset-3 max-md:col-span-full max-md:row-start-2">
              {headline}
              {showPerson && (
                <span className="block text-sm font-normal text-muted">
                  {person}, {email}
                </span>
              )}
            </span>
            <span className="text-muted">{shell.states[state]}</span>
            <time
              dateTime={created_at}
              className="whitespace-nowrap text-muted tabular-nums max-md:col-start-2 max-md:row-start-1 md:text-end"
            >
              {formatMoment(created_at)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
