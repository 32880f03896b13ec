import { Panel } from '../../ui/panel.tsx';
import { formatHours, formatShare, overview as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import { kindColors, ShareBar } from './charts.tsx';
import type { Overview } from './overview-page.tsx';

/** How long answers took, against the promise. */
export function Answers({ overview: { answers, kinds } }: { overview: Overview }) {
  return (
    <Panel title={words.answers.title}>
      <ul className="grid gap-4">
        {answers.map((answer) => (
          <li key={answer.kind}>
            <KindAnswers {...answer} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {words.answers.promise(kinds)} {words.answers.days}
      </p>
    </Panel>
  );
}

function KindAnswers({ kind, answered, inTime, stillLate, median }: Overview['answers'][number]) {
  const name = shell.kindsPlural[kind];
  const promises = answered + stillLate;
  const share = words.answers.inTime(formatShare(inTime, promises), kind, inTime, promises, stillLate);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{name}</strong>
        {median === null ? (
          <span className="text-muted">{words.answers.none}</span>
        ) : (
          <span>{words.answers.median(formatHours(median, kind))}</span>
        )}
      </p>
      {promises > 0 && (
        <>
          <ShareBar label={`${name}: ${share}`} share={inTime / promises} color={kindColors[kind]} />
          <p className="text-sm text-muted">{share}</p>
        </>
      )}
    </>
  );
}
