import { kindNouns, overview as words } from '../../words/insight.ts';
import { formatDay } from '../../words/office-times.ts';
import { shell } from '../../words/shell.ts';
import type { Overview } from './overview-page.tsx';
import { Panel } from './panel.tsx';

/** What the retention is about to delete. */
export function Due({ overview: { due } }: { overview: Overview }) {
  return (
    <Panel title={words.due.title} area="due">
      <p className="text-sm text-muted">{words.due.note}</p>
      <dl className="facts">
        {due.map(({ kind, count, open, first, keep_days }) => (
          <div key={kind}>
            <dt>{shell.kindsPlural[kind]}</dt>
            <dd>
              {count === 0
                ? words.due.none
                : words.due.line(count, kindNouns[kind][count === 1 ? 'one' : 'many'], keep_days)}
              {count > 0 && first && (
                <span className="block text-sm text-muted">
                  {Date.parse(first) < Date.now() ? words.due.next : words.due.first(formatDay(first))}
                </span>
              )}
              {open > 0 && <span className="late-note">{words.due.open(open)}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
