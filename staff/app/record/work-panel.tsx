import type { ReactNode } from 'react';
import type { State } from '#domain/states.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { fieldLook } from '../../ui/field-look.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { formatDayAndTime } from '../../words/office-times.ts';
import { workWords as words } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import type { Me } from '../shell/use-me.ts';
import { Card } from './card.tsx';
import { labelLook, problemLook } from './looks.ts';
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
    <Card title={words.title} aria-busy={change.isPending}>
      <fieldset className="grid grid-cols-3 gap-1 rounded-sm bg-sunken p-1">
        <legend className="sr-only">{words.state}</legend>
        {(Object.keys(shell.states) as State[]).map((state) => (
          <ToolButton
            key={state}
            look="segment"
            aria-pressed={entry.state === state}
            onClick={() => entry.state !== state && change.mutate({ state })}
          >
            {shell.states[state]}
          </ToolButton>
        ))}
      </fieldset>
      <Assignee record={record} me={me} onAssign={(assignee) => change.mutate({ assignee })} />
      {reply}
      {entry.first_response_at && (
        <p className="text-sm text-muted">{words.answered(formatDayAndTime(entry.first_response_at))}</p>
      )}
      <p role="status" className={change.error ? problemLook : 'sr-only'}>
        {change.isPending ? words.saving : change.error && describeFailure(change.error)}
      </p>
    </Card>
  );
}

type AssigneeProps = { record: ShownRecord; me: Me; onAssign: (id: string | null) => void };

function Assignee({ record: { entry, colleagues }, me, onAssign }: AssigneeProps) {
  const isKnown = colleagues.some(({ id }) => id === entry.assignee);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-1.5">
      <label htmlFor="assignee" className={`col-span-full ${labelLook}`}>
        {words.assignee}
      </label>
      <select
        id="assignee"
        className={`min-h-9 last:col-span-full touch:min-h-[44px] ${fieldLook}`}
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
        <ToolButton onClick={() => onAssign(me.id)}>{words.assignToMe}</ToolButton>
      )}
    </div>
  );
}
