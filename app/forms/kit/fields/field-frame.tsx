import { type ReactNode, use } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '#company/shape/form-words.ts';
import { forms } from '#content/forms.ts';
import { Posted } from '../post/posted.ts';

/** What every field of a form takes. */
export type FieldProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  words: FieldWords;
};

type Props = {
  name: string;
  words: FieldWords;
  error: string | undefined;
  /** The id of another element that describes the input. */
  describedBy?: string | undefined;
  /** Renders the input with the attributes that link it to its label, hint and error. */
  children: (input: {
    id: string;
    /** What was posted without scripts. */
    defaultValue: string | undefined;
    'aria-required': true | undefined;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};

export const fieldId = (name: string) => `field-${name}`;
export const inputLook = 'w-full rounded-sm border-2 border-field bg-panel px-4 aria-invalid:border-danger';

export function readError<Values extends FieldValues>(
  { formState }: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string | undefined {
  return formState.errors[name]?.message?.toString();
}

/** The label, hint, error and explanation around one input. */
export function FieldFrame({
  name,
  words: { label, hint, why, optional },
  error,
  describedBy,
  children,
}: Props) {
  const id = fieldId(name);
  const posted = use(Posted);
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {optional ? forms.optional(label) : label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        {children({
          id,
          defaultValue: posted?.values[name],
          'aria-required': optional ? undefined : true,
          'aria-invalid': error ? true : undefined,
          'aria-describedby':
            [hint && `${id}-hint`, describedBy, error && `${id}-error`].filter(Boolean).join(' ') ||
            undefined,
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger">
          {error}
        </p>
      )}
      {why && (
        <details className="mt-1 text-sm">
          <summary className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4">
            {forms.whyWeAsk}
            <span className="sr-only">: {label}</span>
          </summary>
          <p className="max-w-prose pb-2 text-muted">{why}</p>
        </details>
      )}
    </div>
  );
}
