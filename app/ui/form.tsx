import type { FormEventHandler, ReactNode } from 'react';
import type { FieldErrors, FieldValues, FormState } from 'react-hook-form';
import { ErrorSummary } from './error-summary.tsx';

type Props<Values extends FieldValues> = {
  label: string;
  state: Pick<FormState<Values>, 'submitCount'> & { errors: FieldErrors<Values> };
  onSubmit: FormEventHandler;
  onInput?: () => void;
  onFocus?: () => void;
  children: ReactNode;
};

/**
 * The frame of every form: it steps aside where scripts are off, and lists what is wrong after a failed try.
 * Until React is here, "dialog" keeps the browser from sending what is typed in the address.
 */
export function Form<Values extends FieldValues>({
  label,
  state,
  onSubmit,
  onInput,
  onFocus,
  children,
}: Props<Values>) {
  return (
    <form
      method="dialog"
      noValidate
      aria-label={label}
      onSubmit={onSubmit}
      onInput={onInput}
      onFocus={onFocus}
      className="needs-scripts grid gap-6"
    >
      <ErrorSummary errors={state.errors} tries={state.submitCount} />
      {children}
    </form>
  );
}
