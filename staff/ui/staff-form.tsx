import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '#app/forms/kit/form/error-summary.tsx';
import { SubmitButton } from '#app/forms/kit/form/submit-button.tsx';
import { useSubmitOnce } from '#app/forms/kit/form/use-submit-once.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import { Failure } from './failure.tsx';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  label: string;
  /** In the order of the fields. */
  words: Partial<Record<keyof Values, FieldWords>>;
  /** What it throws is shown above the fields. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Gets the focus after a failure. */
  retryField?: Path<Values>;
  /** Whether a success empties the fields. */
  resets?: boolean;
  /** The layout of the fields. */
  className?: string;
  children: ReactNode;
};

/** The frame of a form, without what the site's own needs for pages that are hydrated: drafts, early input and toasts. */
export function StaffForm<Values extends FieldValues>(props: Props<Values>) {
  const { form, label, words, onSubmit, retryField, resets = false, className, children } = props;
  const [failure, setFailure] = useState<unknown>();
  const submit = async (values: Values) => {
    setFailure(undefined);
    try {
      await onSubmit(values);
      return resets;
    } catch (error) {
      setFailure(error);
      if (retryField) form.setFocus(retryField, { shouldSelect: true });
      return false;
    }
  };
  const submitOnce = useSubmitOnce(form.handleSubmit(submit), () => form.reset());
  return (
    <form
      noValidate
      method="dialog"
      aria-label={label}
      onSubmit={submitOnce}
      className={`grid ${className ?? 'grid-cols-1 gap-5'}`}
    >
      <ErrorSummary form={form} words={words} />
      <Failure error={failure} />
      {children}
    </form>
  );
}

type SubmitProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  label: string;
  sending: string;
};

/** `sending` is its label while the form is being sent. */
export function StaffSubmit<Values extends FieldValues>({ form, label, sending }: SubmitProps<Values>) {
  return <SubmitButton label={label} sending={{ active: form.formState.isSubmitting, label: sending }} />;
}
