import { type FormEvent, useId } from 'react';
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
  /** Chosen at the start. */
  likely?: Outcome | undefined;
  onChoose: (outcome: Outcome) => void;
  onClose: () => void;
};

/** Asks how the work ended, before a record is marked done. */
export function OutcomeDialog({ kind, count, likely = outcomesOf[kind][0], onChoose, onClose }: Props) {
  const id = useId();
  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChoose(new FormData(event.currentTarget).get('outcome') as Outcome);
  }
  return (
    <Dialog title={words.question[kind](count)} onClose={onClose}>
      <form onSubmit={choose} className="grid gap-4">
        <div role="radiogroup" aria-describedby={kind === 'message' ? id : undefined} className="grid gap-1">
          {outcomesOf[kind].map((outcome) => (
            <label key={outcome} className="flex min-h-11 items-center gap-3 mouse:min-h-9">
              <input
                type="radio"
                name="outcome"
                value={outcome}
                defaultChecked={outcome === likely}
                {...(outcome === likely && safeButton)}
                className="size-5 accent-[var(--color-accent)]"
              />
              {words.labels[outcome]}
            </label>
          ))}
        </div>
        {kind === 'message' && (
          <p id={id} className="text-sm text-muted">
            {words.messageNote}
          </p>
        )}
        <p className={rowLook}>
          <ToolButton look="primary" type="submit">
            {words.confirm}
          </ToolButton>
          <ToolButton onClick={onClose}>{words.cancel}</ToolButton>
        </p>
      </form>
    </Dialog>
  );
}
