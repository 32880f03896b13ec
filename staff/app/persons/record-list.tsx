import { Link } from 'react-router';
import type { InboxEntry } from '#domain/records.ts';
import { person as words } from '../../words/person.ts';
import { shell } from '../../words/shell.ts';
import { formatMoment } from '../shell/format-moment.ts';

type Props = {
  entries: InboxEntry[];
  /** Undefined: the records can only be opened. */
  selection: { selected: ReadonlySet<string>; onToggle: (id: string) => void } | undefined;
  /** For records that may be of somebody else. */
  showPerson?: boolean;
};

export function RecordList({ entries, selection, showPerson }: Props) {
  return (
    <ul className="person-records" data-selectable={selection ? true : undefined}>
      {entries.map(({ kind, record_id, created_at, headline, state, person, email }) => (
        <li key={record_id}>
          {selection && (
            <label className="person-check">
              <input
                type="checkbox"
                aria-label={words.select(shell.kinds[kind], formatMoment(created_at))}
                checked={selection.selected.has(record_id)}
                onChange={() => selection.onToggle(record_id)}
              />
            </label>
          )}
          <Link to={`/records/${kind}/${record_id}`} className="person-record">
            <span className="person-kind">{shell.kinds[kind]}</span>
            <span className="person-headline">
              {headline}
              {showPerson && (
                <span className="block text-sm font-normal text-muted">
                  {person}, {email}
                </span>
              )}
            </span>
            <span className="text-muted">{shell.states[state]}</span>
            <time dateTime={created_at} className="person-time">
              {formatMoment(created_at)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  );
}
