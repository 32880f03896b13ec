import { type FormEvent, useId, useState } from 'react';
import { describeFailure } from '../../api/describe-failure.ts';
import { kindNouns, settings } from '../../words/insight.ts';
import { shell } from '../../words/shell.ts';
import { DeletionQuestion } from './deletion-question.tsx';
import type { Settings } from './settings-page.tsx';
import { useRetention } from './use-retention.ts';

const { retention: words } = settings;

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
    <form noValidate onSubmit={submit} className="retention-row">
      <label htmlFor={id} className="font-semibold">
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
      />
      <span aria-hidden="true">{words.days.toLowerCase()}</span>
      <button type="submit" className="staff-button" aria-disabled={state.step === 'sending'}>
        {state.step === 'sending' ? words.saving : words.save}
      </button>
      <p id={`${id}-note`} className="retention-note" data-tone={days === printedDays ? 'plain' : 'warning'}>
        {days === printedDays ? words.printed(printedDays) : words.differs(printedDays)}
      </p>
      <p role="alert" className="retention-error">
        {isWrong && words.range}
        {state.step === 'failed' && describeFailure(state.error)}
      </p>
      {state.step === 'asking' && (
        <DeletionQuestion kind={kind} {...state} onAgree={agree} onCancel={cancel} />
      )}
    </form>
  );
}
