import { type FormEvent, useId, useState } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { type Outcome, outcomesOf } from '#domain/outcomes.ts';
import { Dialog, safeButton } from '../../ui/dialog.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import { outcomeWords as words } from '../../words/conversation.ts';
import { rowLook } from './looks.ts';

type Props = {
  kind: Kind;
  /** How many records are marked done. */
  count: number;
  /** Of the saved reply that the person has chosen. Otherwise nothing is chosen at the start. */
  chosen?: Outcome | undefined;
  onChoose: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Asks how the work ended, before a record is marked done. */
export function OutcomeDialog({ kind, count, chosen, onChoose, onClose }: Props) {
  const id = useId();
  const note = words.notes[kind];
  const [outcome, setOutcome] = useState(chosen);
  const first = outcome ?? outcomesOf[kind][0];
  function choose(event: FormEvent) {
    event.preventDefault();
    if (outcome) onChoose(outcome);
  }
  return (
    <Dialog title={words.question[kind](count)} onClose={onClose}>
      <form onSubmit={choose} className="grid gap-4">
        <div role="radiogroup" aria-describedby={note ? id : undefined} className="grid gap-1">
          {outcomesOf[kind].map((each) => (
            <label key={each} className="flex min-h-11 items-center gap-3 mouse:min-h-9">
              <input
                type="radio"
                name="outcome"
                value={each}
                checked={each === outcome}
                onChange={() => setOutcome(each)}
                {...(each === first && safeButton)}
                className="size-5 accent-[var(--color-accent)]"
              />
              {words.labels[each]}
            </label>
          ))}
        </div>
        {note && (
          <p id={id} className="text-sm text-muted">
            {note}
          </p>
        )}
        <p className={rowLook}>
          <ToolButton look="primary" type="submit" aria-disabled={!outcome}>
            {words.confirm}
          </ToolButton>
          <ToolButton onClick={onClose}>{words.cancel}</ToolButton>
        </p>
      </form>
    </Dialog>
  );
}
