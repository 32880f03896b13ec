import type { InputHTMLAttributes, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  label: string;
  hint?: ReactNode;
  error: string | undefined;
  /** What react-hook-form's `register` gives: name, ref and handlers. */
  field: UseFormRegisterReturn;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'spellCheck'>;

export const fieldId = (name: string) => `field-${name}`;

/** One labelled input with its hint and its error, tied together for a screen reader. */
export function Field({ label, hint, error, field, ...input }: Props) {
  const id = fieldId(field.name);
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
        className="mt-1.5 min-h-13 w-full rounded-sm border-2 border-field bg-panel px-4 aria-invalid:border-danger"
        {...input}
        {...field}
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
