import { useEffect, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { forms } from '#content/forms.ts';
import { failureMessage } from '#content/outcomes.ts';
import { referenceOf } from '#domain/references.ts';
import type { Refusal } from '#domain/refused-submission.ts';
import { notAccepted } from '../fields/upload-field.tsx';
import { ourTime } from '../send/our-time.ts';
import { keepReceipt, type Receipt, readReceipt } from '../send/receipt.ts';
import type { FormReceipt } from './form-receipt.tsx';
import { allowLeaving, warnBeforeLeaving } from './leave-warning.ts';
import { type Message, showToast } from './show-toast.ts';
import type { Draft } from './use-draft.ts';
import { type Send, useSender } from './use-sender.ts';

type Options<Values extends FieldValues, Sent extends object> = {
  form: UseFormReturn<Values>;
  send: Send<Sent>;
  /** A form with a receipt, which stays, needs no message that it was stored. */
  messages: { stored?: Omit<Message, 'kind'>; failed: Parameters<typeof failureMessage>[0] };
  draft?: Draft;
  /** Instead of the receipt. */
  onStored?: (receipt: Receipt) => void;
};

/** For forms that the backend stores: sends the values, shows the outcome, saves the draft and warns before leaving. */
export function useStoredForm<Values extends FieldValues, Sent extends object>({
  form,
  send,
  messages,
  draft,
  onStored,
}: Options<Values, Sent>) {
  const { submit, sending, progress } = useSender(send, draft?.name);
  const [receipt, setReceipt] = useState<FormReceipt>();
  const hasNewInput = useRef(false);

  // Not while the page is hydrated: the server has rendered the form.
  useEffect(() => {
    const kept = readReceipt();
    if (kept) setReceipt({ ...kept, isNew: false, replacesFields: true });
  }, []);

  function showReceipt(id: string) {
    const stored = { reference: referenceOf(id), at: ourTime() };
    if (onStored) return onStored(stored);
    keepReceipt(stored);
    const isAlone = !hasNewInput.current;
    setReceipt({ ...stored, isNew: true, replacesFields: isAlone });
  }

  function closeReceipt() {
    keepReceipt(undefined);
    setReceipt(undefined);
  }

  return {
    sending,
    progress,
    /** Of the last success, until it is closed. */
    receipt,
    closeReceipt,
    /** Returns whether the backend has stored the values. */
    submit: async (values: Sent): Promise<boolean> => {
      hasNewInput.current = false;
      const result = await submit(values);
      if (result.kind === 'stored') {
        if (messages.stored) showToast({ kind: 'success', ...messages.stored });
        showReceipt(result.id);
        return true;
      }
      showToast(failureMessage(messages.failed, result.refusal));
      markRefusedFile(form, result.refusal);
      return false;
    },
    handleChange: () => {
      hasNewInput.current = true;
      warnBeforeLeaving();
      draft?.save();
    },
    clear: () => {
      draft?.clear();
      allowLeaving();
      empty(form);
      form.reset();
    },
  };
}

/** Shows the refusal at the field of the file, too. */
function markRefusedFile<Values extends FieldValues>(form: UseFormReturn<Values>, refusal?: Refusal): void {
  if (refusal?.reason !== 'file') return;
  const { file } = refusal;
  for (const [name, value] of Object.entries(form.getValues()))
    if (file && value === file)
      form.setError(name as FieldPath<Values>, { type: notAccepted, message: forms.file.notAccepted(file) });
}

/**
 * Controlled file fields have no default value that `reset` could restore. And React compares what is filled in next with what it has
 * seen: it would take the same text as before for no change, because `reset` alone does not tell it that the field is empty.
 */
function empty<Values extends FieldValues>({ getValues, setValue }: UseFormReturn<Values>): void {
  for (const [name, value] of Object.entries(getValues())) {
    const nothing = (value instanceof File ? undefined : '') as FieldPathValue<Values, FieldPath<Values>>;
    if (value instanceof File || typeof value === 'string') setValue(name as FieldPath<Values>, nothing);
  }
}
