import { type FormEvent, useId, useState } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, safeButton } from '../../ui/dialog.tsx';
import { fieldLook } from '../../ui/field-look.ts';
import { kindNouns } from '../../words/counts.ts';
import { settings } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import type { Settings } from './settings-page.tsx';
import { useRetention } from './use-retention.ts';

const { retention: words } = settings;
const noteLook = 'col-span-full sm:col-[2/-1]';

/** The days of one kind. Asks first if fewer days would delete records. */
export function RetentionRow({ kind, days, printedDays }: Settings['retention'][number]) {
  const [typed, setTyped] = useState(String(days));
  const [isWrong, setWrong] = useState(false);
  const { state, ask, agree, cancel } = useRetention(kind, days);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const newDays = Number(typed);
    const isValid = Number.isInteger(newDays) && newDays >= 1 && newDays <= 3650;
    setWrong(!isValid);
    if (isValid && newDays !== days && state.step !== 'sending') ask(newDays);
  };
  return (
    <>
      <form
        noValidate
        onSubmit={submit}
        className="grid grid-cols-[6rem_auto_1fr] items-center gap-x-3 gap-y-1 sm:grid-cols-[9rem_6rem_auto_1fr]"
      >
        <label htmlFor={id} className="font-semibold max-sm:col-span-full">
          {shell.kindsPlural[kind]}
        </label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={3650}
          value={typed}
          aria-label={words.label(kindNouns[kind].many)}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => setTyped(event.target.value)}
          className={`min-h-11 w-full ${fieldLook}`}
        />
        <span aria-hidden="true">{words.days.toLowerCase()}</span>
        <Button type="submit" className="justify-self-start" aria-disabled={state.step === 'sending'}>
          {state.step === 'sending' ? words.saving : words.save}
        </Button>
        <p
          id={`${id}-note`}
          className={`${noteLook} text-sm ${days === printedDays ? 'text-muted' : 'font-semibold text-danger'}`}
        >
          {days === printedDays ? words.printed(printedDays) : words.differs(printedDays)}
        </p>
        <p role="status" className={`${noteLook} font-semibold text-accent empty:hidden`}>
          {state.step === 'saved' && words.saved(kindNouns[kind].many, days)}
        </p>
        <p role="alert" className={`${noteLook} font-semibold text-danger empty:hidden`}>
          {isWrong && words.range}
          {state.step === 'failed' && describeFailure(state.error)}
        </p>
      </form>
      {state.step === 'asking' && (
        <DeletionQuestion
          kind={kind}
          {...state}
          onAgree={agree}
          onCancel={() => {
            setTyped(String(days));
            cancel();
          }}
        />
      )}
    </>
  );
}

type QuestionProps = {
  kind: Kind;
  days: number;
  deletions: number;
  onAgree: () => void;
  onCancel: () => void;
};

/** Says what fewer days would delete, and asks. */
function DeletionQuestion({ kind, days, deletions, onAgree, onCancel }: QuestionProps) {
  const { question } = words;
  const noun = kindNouns[kind][deletions === 1 ? 'one' : 'many'];
  return (
    <Dialog title={question.title(deletions, noun)} onClose={onCancel}>
      <p className="mt-3">{question.text(deletions, noun, days)}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="danger" onClick={onAgree}>
          {question.yes(deletions)}
        </Button>
        <Button {...safeButton} onClick={onCancel}>
          {question.no}
        </Button>
      </div>
    </Dialog>
  );
}
