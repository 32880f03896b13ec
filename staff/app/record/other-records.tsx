import { Link } from 'react-router';
import { formatDayAndTime } from '../../words/office-times.ts';
import { othersWords as words } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import { Card } from './ui/card.tsx';
import type { ShownRecord } from './ui/use-record.ts';

const shown = 8;

/** What else came from this email address or phone number, as far as the role may see it. */
export function OtherRecords({ others }: Pick<ShownRecord, 'others'>) {
  return (
    <Card title={words.title}>
      {others.length === 0 ? (
        <p className="text-sm text-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {others.slice(0, shown).map(({ kind, record_id, headline, created_at, state }) => (
            <li key={record_id}>
              <Link
                to={`/records/${kind}/${record_id}`}
                className="-mx-2 grid min-h-11 content-center rounded-sm px-2 py-1.5 text-xs wrap-anywhere hover:bg-hover"
              >
                <b>{headline}</b>
                <span className="text-muted">
                  {shell.kinds[kind]} · {shell.states[state]} · {formatDayAndTime(created_at)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others.length > shown && <p className="text-sm text-muted">{words.more(others.length - shown)}</p>}
    </Card>
  );
}
