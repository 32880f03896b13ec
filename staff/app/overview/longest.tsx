import { Link } from 'react-router';
import { referenceOf } from '#domain/references.ts';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { Panel } from '../../ui/panel.tsx';
import { formatAge, overview as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import type { Overview } from './overview-page.tsx';

/** The records that have waited longest for an answer. */
export function Longest({ overview: { longest } }: { overview: Overview }) {
  return (
    <Panel title={words.waiting.title}>
      {longest.length === 0 ? (
        <p className="text-muted">{words.waiting.none}</p>
      ) : (
        <>
          <p className="text-sm text-muted">{words.waiting.note}</p>
          <ol>
            {longest.map(({ kind, record_id, headline, assignee_name, waitedHours, lateHours }) => (
              <li
                key={record_id}
                className="flex flex-wrap items-baseline gap-x-4 border-t border-line py-2 first:border-t-0 first:pt-0"
              >
                <Link to={`/records/${kind}/${record_id}`} className={`flex-[1_1_14rem] ${inlineLinkLook}`}>
                  {headline}
                </Link>
                <span className="tabular-nums">
                  {lateHours === null ? (
                    formatAge(waitedHours)
                  ) : (
                    <em className="rounded-full border border-current px-2 py-0.5 text-2xs font-bold text-danger not-italic">
                      {words.waiting.late(formatAge(lateHours))}
                    </em>
                  )}
                </span>
                <span className="basis-full text-sm text-muted">
                  {`${shell.kinds[kind]} ${referenceOf(record_id)} · ${
                    assignee_name ? words.waiting.assigned(assignee_name) : words.waiting.unassigned
                  }`}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Panel>
  );
}
