import { useId } from 'react';
import { promisedKind } from '#domain/business-hours.ts';
import { formatHours, formatShare, overview as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import type { Overview } from './overview-page.tsx';
import { Panel } from './panel.tsx';

/** How long answers took, against the promise. */
export function Answers({ overview: { answers, promisedHours } }: { overview: Overview }) {
  const hasPromise = answers.some(({ kind }) => kind === promisedKind);
  return (
    <Panel title={words.answers.title} area="answers">
      <ul className="grid gap-4">
        {answers.map((answer) => (
          <li key={answer.kind}>
            <KindAnswers {...answer} promisedHours={promisedHours} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">
        {hasPromise ? words.answers.promise(promisedHours) : words.answers.noPromise} {words.answers.days}
      </p>
    </Panel>
  );
}

type Props = Overview['answers'][number] & { promisedHours: number };

function KindAnswers({ kind, answered, inTime, median, promisedHours }: Props) {
  const id = useId();
  const name = shell.kindsPlural[kind];
  if (answered === 0 || median === null)
    return (
      <p className="share-words">
        <strong>{name}</strong> <span className="text-muted">{words.answers.none}</span>
      </p>
    );
  const share = words.answers.inTime(formatShare(inTime, answered), promisedHours, inTime, answered);
  return (
    <>
      <p className="share-words">
        <strong>{name}</strong>
        <span>{words.answers.median(formatHours(median))}</span>
      </p>
      <svg role="img" aria-labelledby={id} className="share-bar">
        <title id={id}>{`${name}: ${share}`}</title>
        <rect width="100%" height="100%" className="share-whole" />
        <rect width={`${(inTime / answered) * 100}%`} height="100%" className="chart-bar" data-kind={kind} />
      </svg>
      <p className="text-sm text-muted">{share}</p>
    </>
  );
}
