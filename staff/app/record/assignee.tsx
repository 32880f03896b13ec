import { fieldLook } from '../../ui/field-look.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { workWords as words } from '../../words/record.ts';
import { labelLook } from '../ui/looks.ts';
import type { Me } from '../ui/use-me.ts';
import type { ShownRecord } from './ui/use-record.ts';

type Props = { record: ShownRecord; me: Me; onAssign: (id: string | null) => void };

export function Assignee({ record: { entry, colleagues, hasAssignee }, me, onAssign }: Props) {
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
            {(hasAssignee ? words.former : words.notRestored)(entry.assignee_name ?? '')}
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
