import { Link } from 'react-router';
import { promisedKind } from '#domain/business-hours.ts';
import { referenceOf } from '#domain/references.ts';
import { formatHours, overview as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import type { Overview } from './overview-page.tsx';
import { Panel } from './panel.tsx';

/** The records that have waited longest for an answer. */
export function Longest({ overview: { longest, promisedHours } }: { overview: Overview }) {
  return (
    <Panel title={words.waiting.title} area="longest">
      {longest.length === 0 ? (
        <p className="text-muted">{words.waiting.none}</p>
      ) : (
        <ol className="longest">
          {longest.map(({ kind, record_id, headline, assignee_name, waitedHours }) => (
            <li key={record_id}>
              <Link to={`/records/${kind}/${record_id}`} className="longest-link">
                {headline}
              </Link>
              <span className="longest-time">
                {formatHours(waitedHours)}
                {kind === promisedKind && waitedHours > promisedHours && (
                  <em className="late-mark">{words.waiting.late}</em>
                )}
              </span>
              <span className="text-sm text-muted">
                {`${shell.kinds[kind]} ${referenceOf(record_id)} · ${
                  assignee_name ? words.waiting.assigned(assignee_name) : words.waiting.unassigned
                }`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
