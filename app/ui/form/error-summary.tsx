import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { forms } from '#app/content/forms.ts';
import { fieldId } from './field-frame.tsx';

type Props<Values extends FieldValues> = {
  errors: FieldErrors<Values>;
  /** How often a submit was tried: the summary takes the focus after each try that failed. */
  tries: number;
};

/** Everything that is wrong in one place, each line leading to its field. */
export function ErrorSummary<Values extends FieldValues>({ errors, tries }: Props<Values>) {
  const box = useRef<HTMLDivElement>(null);
  const lines = Object.entries(errors).map(([name, error]) => ({
    name,
    message: String(error?.message ?? ''),
  }));
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (lines.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-md border-2 border-danger p-5"
    >
      <h2 id="error-summary-title" className="text-title">
        {forms.errorSummary}
      </h2>
      <ul className="mt-2">
        {lines.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="inline-flex min-h-11 items-center font-semibold text-danger underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
