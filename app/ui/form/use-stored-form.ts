import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { failureMessage } from '#app/content/outcomes.ts';
import { allowLeaving, warnBeforeLeaving } from '#app/lib/submit/leave-warning.ts';
import type { Draft } from '#app/lib/submit/use-draft.ts';
import { type Send, useSender } from '#app/lib/submit/use-sender.ts';
import { type Message, showToast } from './show-toast.ts';

type Options<Values extends FieldValues, Sent extends object> = {
  form: UseFormReturn<Values>;
  send: Send<Sent>;
  messages: Record<'stored' | 'failed', Omit<Message, 'kind'>>;
  draft?: Draft;
};

/** For forms that the backend stores: sends the values, shows the outcome, saves the draft and warns before leaving. */
export function useStoredForm<Values extends FieldValues, Sent extends object>({
  form,
  send,
  messages,
  draft,
}: Options<Values, Sent>) {
  const { submit, sending, progress } = useSender(send, draft?.name);

  return {
    sending,
    progress,
    /** Returns whether the backend has stored the values. */
    submit: async (values: Sent): Promise<boolean> => {
      const result = await submit(values);
      if (result.kind === 'stored') showToast({ kind: 'success', ...messages.stored });
      else showToast(failureMessage(messages.failed, result.refusal));
      return result.kind === 'stored';
    },
    handleChange: () => {
      warnBeforeLeaving();
      draft?.save();
    },
    clear: () => {
      draft?.clear();
      allowLeaving();
      clearFiles(form);
      form.reset();
    },
  };
}

/** Controlled file fields have no default value that `reset` could restore. */
function clearFiles<Values extends FieldValues>({ getValues, setValue }: UseFormReturn<Values>): void {
  for (const [name, value] of Object.entries(getValues())) {
    const nothing = undefined as FieldPathValue<Values, FieldPath<Values>>;
    if (value instanceof File) setValue(name as FieldPath<Values>, nothing);
  }
}
