import type { FormEvent } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { ClaimValues } from './schema.ts';
import { isPhone, stageAfter, stepOf } from './steps.ts';
import type { useStage } from './use-stage.ts';

type Options = {
  form: UseFormReturn<ClaimValues>;
  steps: ReturnType<typeof useStage>;
  /** Called with the values when all of them are valid. */
  onComplete: (values: ClaimValues) => void;
};

/** What "Next" and "Review" do: check what has been asked so far, then go on. */
export function useCheckStep({ form, steps, onComplete }: Options) {
  return async (event: FormEvent<HTMLFormElement>) => {
    const { stage } = steps;
    let valid: ClaimValues | undefined;
    await form.handleSubmit(
      (values) => {
        valid = values;
      },
      (errors) => showFirst(errors),
    )(event);
    if (!valid || stage === 'review') return;
    // Otherwise the fields of the next step would be validated from their first letter.
    form.reset(undefined, { keepValues: true, keepDirty: true });
    const next = stageAfter(stage);
    if (next === 'review') onComplete(valid);
    steps.goTo(next);
  };

  /** The summary of errors takes the focus. */
  function showFirst(errors: FieldErrors<ClaimValues>) {
    const first = Math.min(...Object.keys(errors).map(stepOf));
    if (isPhone() && first !== steps.stage) steps.show(first);
  }
}
