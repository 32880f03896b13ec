import type { FormEventHandler, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  label: string;
  /** In the order of the fields. */
  words: Partial<Record<keyof Values, FieldWords>>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The layout of the fields. */
  className?: string;
  children: ReactNode;
};

/** The frame of a form, without what the site's own needs for pages that are hydrated: drafts, early input and toasts. */
export function StaffForm<Values extends FieldValues>({
  form,
  label,
  words,
  onSubmit,
  className = 'grid-cols-1 gap-5',
  children,
}: Props<Values>) {
  return (
    <form noValidate method="dialog" aria-label={label} onSubmit={onSubmit} className={`grid ${className}`}>
      <ErrorSummary form={form} words={words} />
      {children}
    </form>
  );
}
