import type { State } from '#domain/states.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { outcomeWords } from '../../words/conversation.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import { workWords as words } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import { problemLook, rowLook } from '../ui/looks.ts';
import type { Me } from '../ui/use-me.ts';
import { Assignee } from './assignee.tsx';
import { Snooze } from './snooze.tsx';
import { Card } from './ui/card.tsx';
import type { Change, ShownRecord } from './ui/use-record.ts';
import type { RecordWork } from './use-record-work.ts';

type Props = { record: ShownRecord; me: Me; work: RecordWork };

/** Whose work it is, and how far it is. */
export function WorkPanel({ record, me, work }: Props) {
  const { entry } = record;
  const { make, markDone } = work;
  const panel = useKeptFocus<HTMLElement>();
  const setState = (state: State) => {
    if (state === entry.state) return;
    if (state === 'done') markDone();
    else make({ state });
  };
  return (
    <Card ref={panel} title={words.title} aria-busy={work.isPending}>
      <fieldset className="grid grid-cols-3 gap-1 rounded-sm bg-sunken p-1">
        <legend className="sr-only">{words.state}</legend>
        {(Object.keys(shell.states) as State[]).map((state) => (
          <ToolButton
            key={state}
            look="segment"
            aria-pressed={entry.state === state}
            onClick={() => setState(state)}
          >
            {shell.states[state]}
          </ToolButton>
        ))}
      </fieldset>
      {entry.outcome && (
        <p className="text-sm">
          {words.outcome}: <b>{outcomeWords.labels[entry.outcome]}</b>
        </p>
      )}
      <Assignee record={record} me={me} onAssign={(assignee) => make({ assignee })} />
      {entry.state !== 'done' && <Snooze entry={entry} onSnooze={(until) => make({ until })} />}
      <p className="text-sm text-muted">
        {entry.first_response_at
          ? words.answered(formatDayAndTime(entry.first_response_at))
          : words.notAnswered}
        {entry.waiting_since && entry.first_response_at && (
          <b className="block text-ink">{words.waiting(formatDayAndTime(entry.waiting_since))}</b>
        )}
      </p>
      <WorkReport work={work} />
    </Card>
  );
}

/** What was changed last, with the way back. */
function WorkReport({ work: { isPending, error, done, canUndo, undo } }: { work: RecordWork }) {
  return (
    <div role="status" className="empty:hidden">
      {isPending && <p className="text-sm text-muted">{words.saving}</p>}
      {error && <p className={problemLook}>{describeFailure(error)}</p>}
      {done && !isPending && (
        <p className={`text-sm ${rowLook}`}>
          {describeChange(done)}
          {canUndo && (
            <ToolButton aria-keyshortcuts="z" onClick={undo}>
              {words.undo}
            </ToolButton>
          )}
        </p>
      )}
    </div>
  );
}

function describeChange(change: Change): string {
  if ('undo' in change) return words.done.undone;
  if ('assignee' in change) return words.done.assigned;
  return 'until' in change ? words.done.snoozed : words.done.state;
}
