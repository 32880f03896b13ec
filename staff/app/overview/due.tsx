import { FactRows } from '../../ui/fact-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { kindNouns } from '../../words/counts.ts';
import { overview as words } from '../../words/insight.ts';
import { formatDay } from '../../words/office-times.ts';
import { shell } from '../../words/shell.ts';
import type { Overview } from './overview-page.tsx';

/** What the retention is about to delete. */
export function Due({ overview: { due } }: { overview: Overview }) {
  return (
    <Panel title={words.due.title}>
      <p className="text-sm text-muted">{words.due.note}</p>
      <FactRows
        labels="narrow"
        rows={due.map((each) => [shell.kindsPlural[each.kind], <Deletions key={each.kind} {...each} />])}
      />
    </Panel>
  );
}

function Deletions({ kind, count, open, first, keep_days }: Overview['due'][number]) {
  return (
    <>
      {count === 0
        ? words.due.none
        : words.due.line(count, kindNouns[kind][count === 1 ? 'one' : 'many'], keep_days)}
      {count > 0 && first && (
        <span className="block text-sm text-muted">
          {Date.parse(first) < Date.now() ? words.due.next : words.due.first(formatDay(first))}
        </span>
      )}
      {open > 0 && <span className="block font-semibold text-danger">{words.due.open(open)}</span>}
    </>
  );
}
