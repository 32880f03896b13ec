import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { forms } from '#app/content/forms.ts';
import { fieldId } from './field-frame.tsx';
import { summarizeErrors } from './summarize-errors.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** In the order of the form. */
  words: Partial<Record<keyof Values, FieldWords>>;
};

/**
 * Lists the errors of the last submit, each with a link to its field, and takes the focus. Taking the focus announces it: an
 * alert would announce it twice. The list stays as it is while the visitor corrects the fields.
 */
export function ErrorSummary<Values extends FieldValues>({ form, words }: Props<Values>) {
  const { errors, submitCount, isSubmitting } = form.formState;
  const box = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState({ submitCount, lines: listErrors(errors, words) });
  if (last.submitCount !== submitCount) setLast({ submitCount, lines: listErrors(errors, words) });
  const isCorrected = Object.keys(errors).length === 0;
  useErrorTitle(last.lines.length > 0 && !isCorrected);
  useEffect(() => {
    if (last.lines.length > 0) box.current?.focus();
  }, [last]);
  // While valid values are sent, the list is out of date.
  if (last.lines.length === 0 || (isSubmitting && isCorrected)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-md border-2 border-danger p-5"
    >
      <h2 id="error-summary-title" className="text-title">
        {last.lines.length === 1 ? forms.errorSummary.one : forms.errorSummary.many}
      </h2>
      <ul className="mt-2">
        {last.lines.map(({ name, text }) => (
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

function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>, words: Props<Values>['words']) {
  return summarizeErrors(
    Object.keys({ ...words, ...errors }).flatMap((name) =>
      errors[name] ? { name, label: words[name]?.label, message: String(errors[name].message ?? '') } : [],
    ),
  );
}

/** Marks the page's title while the form has errors: it is what a screen reader or a tab shows first. */
function useErrorTitle(isMarked: boolean): void {
  useEffect(() => {
    if (!isMarked) return;
    const { title } = document;
    document.title = forms.errorTitle(title);
    return () => {
      document.title = title;
    };
  }, [isMarked]);
}
