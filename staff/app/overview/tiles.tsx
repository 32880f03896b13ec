import { formatHours, formatShare, overview as words } from '../../words/insight.ts';
import { sum } from './charts.tsx';
import type { Overview } from './overview-page.tsx';

/** The four figures to see first. The promise is about messages; those who see none see the figures of what they do see. */
export function Tiles({ overview: { waiting, answers, due, promisedHours } }: { overview: Overview }) {
  const promised = answers.find(({ kind }) => kind === 'message') ?? answers[0];
  const late = waiting.map((each) => each.late).find((each) => each !== null);
  const dueCount = sum(due.map((each) => each.count));
  const { tiles } = words;
  const hasAnswers = promised !== undefined && promised.answered > 0;
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:col-span-full">
      <Tile
        name={tiles.waiting}
        value={String(sum(waiting.map((each) => each.count)))}
        note={late === undefined ? tiles.noPromise : tiles.late(late)}
        tone={late ? 'warning' : 'plain'}
      />
      <Tile
        name={tiles.inTime(promisedHours)}
        value={hasAnswers ? formatShare(promised.inTime, promised.answered) : tiles.none}
        note={
          hasAnswers ? tiles.inTimeNote(promised.inTime, promised.answered, promised.kind) : tiles.noAnswers
        }
      />
      <Tile
        name={tiles.median}
        value={hasAnswers && promised.median !== null ? formatHours(promised.median) : tiles.none}
        note={tiles.medianNote}
      />
      <Tile
        name={tiles.due}
        value={String(dueCount)}
        note={dueCount === 0 ? tiles.nothingDue : tiles.dueNote(sum(due.map(({ open }) => open)))}
      />
    </dl>
  );
}

type TileProps = { name: string; value: string; note: string; tone?: 'plain' | 'warning' };

function Tile({ name, value, note, tone = 'plain' }: TileProps) {
  return (
    <div className="card row-span-3 grid grid-rows-subgrid gap-0 px-4.5 py-4">
      <dt className="text-sm font-semibold">{name}</dt>
      <dd className="font-display text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)] leading-tight font-bold tracking-[-0.02em] tabular-nums">
        {value}
      </dd>
      <dd className={`text-sm ${tone === 'warning' ? 'font-bold text-danger' : 'text-muted'}`}>{note}</dd>
    </div>
  );
}
