import type { ReactNode } from 'react';
import type { State } from '#domain/states.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import { workWords as words } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import type { Me } from '../shell/use-me.ts';
import type { ShownRecord, useChange } from './use-record.ts';

type Props = {
  record: ShownRecord;
  me: Me;
  change: ReturnType<typeof useChange>;
  /** The way to reply: a form of the app, or a mail program. */
  reply: ReactNode;
};

/** Whose work it is, how far it is, and the reply. */
export function WorkPanel({ record, me, change, reply }: Props) {
  const { entry } = record;
  return (
    <section className="record-card" aria-busy={change.isPending}>
      <h2>{words.title}</h2>
      <fieldset className="record-states">
        <legend className="sr-only">{words.state}</legend>
        {(Object.keys(shell.states) as State[]).map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={entry.state === state}
            data-state={state}
            onClick={() => entry.state !== state && change.mutate({ state })}
          >
            {shell.states[state]}
          </button>
        ))}
      </fieldset>
      <Assignee record={record} me={me} onAssign={(assignee) => change.mutate({ assignee })} />
      {reply}
      {entry.first_response_at && (
        <p className="text-sm text-muted">{words.answered(formatDayAndTime(entry.first_response_at))}</p>
      )}
      <p role="status" className={change.error ? 'record-problem' : 'sr-only'}>
        {change.isPending ? words.saving : change.error && describeFailure(change.error)}
      </p>
    </section>
  );
}

type AssigneeProps = { record: ShownRecord; me: Me; onAssign: (id: string | null) => void };

function Assignee({ record: { entry, colleagues }, me, onAssign }: AssigneeProps) {
  const isKnown = colleagues.some(({ id }) => id === entry.assignee);
  return (
    <div className="record-assignee">
      <label htmlFor="assignee">{words.assignee}</label>
      <select
        id="assignee"
        value={entry.assignee ?? ''}
        onChange={(event) => onAssign(event.target.value || null)}
      >
        <option value="">{words.nobody}</option>
        {entry.assignee && !isKnown && (
          <option value={entry.assignee} disabled>
            {words.former(entry.assignee_name ?? '')}
          </option>
        )}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === me.id ? words.me(name) : name}
          </option>
        ))}
      </select>
      {entry.assignee !== me.id && (
        <button type="button" className="record-button" onClick={() => onAssign(me.id)}>
          {words.assignToMe}
        </button>
      )}
    </div>
  );
}
