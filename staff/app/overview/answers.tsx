import { promiseOf } from '#domain/promise.ts';
import { Panel } from '../../ui/panel.tsx';
import { formatHours, formatShare, overview as words } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import { kindColors, ShareBar } from './charts.tsx';
import type { Overview } from './overview-page.tsx';

/** How long answers took, against the promise. */
export function Answers({ overview: { answers, promisedHours } }: { overview: Overview }) {
  const hasPromise = answers.some(({ kind }) => promiseOf(kind));
  return (
    <Panel title={words.answers.title}>
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
  const name = shell.kindsPlural[kind];
  if (answered === 0 || median === null)
    return (
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{name}</strong> <span className="text-muted">{words.answers.none}</span>
      </p>
    );
  const share = words.answers.inTime(formatShare(inTime, answered), promisedHours, inTime, answered);
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong>{name}</strong>
        <span>{words.answers.median(formatHours(median))}</span>
      </p>
      <ShareBar label={`${name}: ${share}`} share={inTime / answered} color={kindColors[kind]} />
      <p className="text-sm text-muted">{share}</p>
    </>
  );
}
