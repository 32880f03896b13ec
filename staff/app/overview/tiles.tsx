import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { promiseOf } from '#office/promises.ts';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { formatHours, formatShare, overview as words } from '../../words/insight.ts';
import { startView, type View } from '../inbox/view.ts';
import { changeView } from '../inbox/view-store.ts';
import { sum } from './charts.tsx';
import type { Overview } from './overview-page.tsx';

const { tiles } = words;

/** The four figures to see first. Those who see no kind with a promise see how many answers they gave. */
export function Tiles({ overview }: { overview: Overview }) {
  const { waiting, answers, due } = overview;
  const promised = waiting.flatMap(({ late }) => (late === null ? [] : [late]));
  const late = promised.length > 0 ? sum(promised) : undefined;
  const dueCount = sum(due.map((each) => each.count));
  /** The kind that says most about how long answers take. */
  const usual = answers.toSorted((a, b) => b.answered - a.answered)[0];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:col-span-full">
      <Tile
        name={tiles.waiting}
        value={
          <InboxLink to={{ only: 'waiting' }}>{String(sum(waiting.map((each) => each.count)))}</InboxLink>
        }
        note={
          late ? (
            <InboxLink to={{ only: 'late' }}>{tiles.late(late)}</InboxLink>
          ) : late === undefined ? (
            tiles.noPromise
          ) : (
            tiles.late(late)
          )
        }
        tone={late ? 'warning' : 'plain'}
      />
      <AnswerTile overview={overview} />
      <Tile
        name={tiles.median}
        value={usual?.median != null ? formatHours(usual.median, usual.kind) : tiles.none}
        note={usual?.median != null ? tiles.medianNote(usual.kind) : tiles.noAnswers}
      />
      <Tile
        name={tiles.due}
        value={String(dueCount)}
        note={dueCount === 0 ? tiles.nothingDue : tiles.dueNote(sum(due.map(({ open }) => open)))}
      />
    </dl>
  );
}

function AnswerTile({ overview: { answers } }: { overview: Overview }) {
  const promised = answers.filter(({ kind }) => promiseOf(kind));
  if (promised.length === 0)
    return (
      <Tile
        name={tiles.answered}
        value={String(sum(answers.map(({ answered }) => answered)))}
        note={tiles.answeredNote(answers)}
      />
    );
  const inTime = sum(promised.map((each) => each.inTime));
  const stillLate = sum(promised.map((each) => each.stillLate));
  const promises = sum(promised.map((each) => each.answered)) + stillLate;
  return (
    <Tile
      name={tiles.inTime}
      value={promises > 0 ? formatShare(inTime, promises) : tiles.none}
      note={promises > 0 ? tiles.inTimeNote(inTime, promises, stillLate) : tiles.noAnswers}
      tone={stillLate > 0 ? 'warning' : 'plain'}
    />
  );
}

/** Leads to the records that a figure counts. */
export function InboxLink({ to, children }: { to: Partial<View>; children: ReactNode }) {
  return (
    <Link
      to="/"
      className={inlineLinkLook}
      onClick={() => changeView({ ...startView, tab: 'all', sort: 'due', ...to })}
    >
      {children}
    </Link>
  );
}

type TileProps = { name: string; value: ReactNode; note: ReactNode; tone?: 'plain' | 'warning' };

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
