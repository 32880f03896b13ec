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
        <h2 className="overview-heading">{words.empty.title}</h2>
        <p className="text-muted">{words.empty.advice}</p>
      </div>
    );
  const days = Map.groupBy(lines, ({ at }) => formatDay(at));
  return (
    <div className="audit-days">
      {[...days].map(([day, ofDay]) => (
        <Fragment key={day}>
          <h2>{day}</h2>
          <ol>
            {ofDay.map((line) => (
              <li key={line.id}>
                <time dateTime={line.at}>{formatTime(line.at)}</time>
                <AuditSentence line={line} />
              </li>
            ))}
          </ol>
        </Fragment>
      ))}
    </div>
  );
}
