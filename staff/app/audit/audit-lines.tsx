import { Fragment } from 'react';
import { audit as words } from '../../words/audit.ts';
import { formatDay, formatTime } from '../../words/office-times.ts';
import type { AuditEntry } from './audit-page.tsx';
import { AuditSentence } from './audit-sentence.tsx';

/** The lines under the day they happened, newest first. */
export function AuditLines({ lines }: { lines: AuditEntry[] }) {
  if (lines.length === 0)
    return (
      <div role="status" className="grid gap-1 py-12">
        <h2 className="text-[1.1875rem] leading-[1.3]">{words.empty.title}</h2>
        <p className="text-muted">{words.empty.advice}</p>
      </div>
    );
  const days = Map.groupBy(lines, ({ at }) => formatDay(at));
  return (
    <div>
      {[...days].map(([day, ofDay]) => (
        <Fragment key={day}>
          <h2 className="sticky top-0 border-b border-line bg-page py-2">{day}</h2>
          <ol className="mb-5">
            {ofDay.map((line) => (
              <li
                key={line.id}
                className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5"
              >
                <time dateTime={line.at} className="whitespace-nowrap text-muted tabular-nums">
                  {formatTime(line.at)}
                </time>
                <AuditSentence line={line} />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
