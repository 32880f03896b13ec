import { use, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { Anchor } from '#app/ui/anchor.tsx';
import type { FieldWords } from '#company/shape/form-words.ts';
import { forms } from '#content/forms.ts';
import { fieldId } from '../fields/field-frame.tsx';
import { Posted } from '../post/posted.ts';
import { summarizeErrors } from './summarize-errors.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** In the order of the form. */
  words: Partial<Record<keyof Values, FieldWords>>;
  note?: string | undefined;
};

/**
 * Lists the errors of the last submit, each with a link to its field, and takes the focus. Taking the focus announces it: an
 * alert would announce it twice. The list stays as it is while the visitor corrects the fields. The page that answers a post without
 * scripts opens with the list in focus.
 */
export function ErrorSummary<Values extends FieldValues>({ form, words, note }: Props<Values>) {
  const { errors, submitCount, isSubmitting } = form.formState;
  const posted = use(Posted);
  const box = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState({ submitCount, lines: listLines(errors, words) });
  if (last.submitCount !== submitCount) setLast({ submitCount, lines: listLines(errors, words) });
  const isCorrected = Object.keys(errors).length === 0;
  useErrorTitle(last.lines.length > 0 && !isCorrected);
  useEffect(() => {
    if (last.lines.length > 0) box.current?.focus();
  }, [last]);
  // While valid values are sent, the list is out of date.
  const isEmpty = last.lines.length === 0 || (isSubmitting && isCorrected);
  if (isEmpty && !posted?.message) return null;
  const title = last.lines.length === 1 ? forms.errorSummary.one : forms.errorSummary.many;
  const shownNote = posted?.mustRepeat ? forms.repeatAfterPost : note;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      ref={box}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that answers a post opens at what must be corrected
      autoFocus={posted && true}
      aria-labelledby="error-summary-title"
      className="rounded-md border-2 border-danger p-5"
    >
      <h2 id="error-summary-title" className="text-title">
        {posted?.message?.title ?? title}
      </h2>
      {posted?.message?.text && <p className="mt-2">{posted.message.text}</p>}
      <ul className="mt-2">
        {last.lines.map(({ name, text }) => (
          <li key={name}>
            <Anchor
              href={`#${fieldId(name)}`}
              className="inline-flex min-h-11 items-center py-2 leading-snug font-semibold text-danger underline underline-offset-4"
            >
              {text}
            </Anchor>
          </li>
        ))}
      </ul>
      {shownNote && <p className="mt-2">{shownNote}</p>}
    </div>
  );
}

/** A line for each field with an error, in the order of the form. */
function listLines<Values extends FieldValues>(errors: FieldErrors<Values>, words: Props<Values>['words']) {
  const lines = Object.keys({ ...words, ...errors }).flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : { name, label: words[name]?.label, message: String(message) };
  });
  return summarizeErrors(lines);
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
