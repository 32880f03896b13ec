import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { forms } from '#app/content/forms.ts';
import { fieldId } from './field-frame.tsx';

type Props<Values extends FieldValues> = {
  errors: FieldErrors<Values>;
  /** In the order of the form. */
  words: Partial<Record<keyof Values, FieldWords>>;
  /** The summary takes the focus after each failed submit. */
  submitCount: number;
};

/** Lists all errors. Each one links to its field. */
export function ErrorSummary<Values extends FieldValues>({ errors, words, submitCount }: Props<Values>) {
  const box = useRef<HTMLDivElement>(null);
  const messages = Object.keys({ ...words, ...errors }).flatMap((name) =>
    errors[name] ? { name, message: String(errors[name].message ?? '') } : [],
  );
  const lines = messages.map(({ name, message }) => {
    const label = words[name]?.label;
    const isRepeated = messages.filter((other) => other.message === message).length > 1;
    return { name, text: label && isRepeated ? forms.errorOf(label, message) : message };
  });
  useEffect(() => {
    if (submitCount > 0) box.current?.focus();
  }, [submitCount]);
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
        {lines.length === 1 ? forms.errorSummary.one : forms.errorSummary.many}
      </h2>
      <ul className="mt-2">
        {lines.map(({ name, text }) => (
          <li key={name}>
            <a
              href={`#${fieldId(name)}`}
              className="inline-flex min-h-11 items-center py-2 leading-snug font-semibold text-danger underline underline-offset-4"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
