import { type Ref, use, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '#app/shape/form-words.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { forms } from '#content/forms.ts';
import { fieldId } from './field-frame.tsx';
import { Posted } from './posted.ts';
import { summarizeErrors } from './summarize-errors.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** In the order of the form. */
  words: Partial<Record<keyof Values, FieldWords>>;
  note?: string | undefined;
};

/**
 * Lists the errors of the last submit, each with a link to its field, and takes the focus. Taking the focus announces it: an
 * alert would announce it twice. The list stays as it is while the visitor corrects the fields.
 */
export function ErrorSummary<Values extends FieldValues>({ form, words, note }: Props<Values>) {
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
  return <ErrorBox ref={box} lines={last.lines} note={note} />;
}

type BoxProps = {
  ref?: Ref<HTMLDivElement>;
  lines: readonly { name: string; text: string }[];
  /** Takes the focus when the page opens. */
  autoFocus?: true;
  /** Instead of the title that counts the fields. */
  message?: { title: string; text?: string } | undefined;
  note?: string | undefined;
};

function ErrorBox({ ref, lines, autoFocus, message, note }: BoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: a page that answers a post opens at what must be corrected
      autoFocus={autoFocus}
      aria-labelledby="error-summary-title"
      className="rounded-md border-2 border-danger p-5"
    >
      <h2 id="error-summary-title" className="text-title">
        {message?.title ?? (lines.length === 1 ? forms.errorSummary.one : forms.errorSummary.many)}
      </h2>
      {message?.text && <p className="mt-2">{message.text}</p>}
      <ul className="mt-2">
        {lines.map(({ name, text }) => (
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
      {note && <p className="mt-2">{note}</p>}
    </div>
  );
}

/** The same for a form that was posted without scripts. */
export function PostedErrorSummary({ words }: { words: Partial<Record<string, FieldWords>> }) {
  const posted = use(Posted);
  if (!posted) return null;
  const lines = summarizeErrors(nameErrors(posted.errors, words));
  const note = posted.mustRepeat ? forms.repeatAfterPost : undefined;
  return <ErrorBox lines={lines} message={posted.message} note={note} autoFocus />;
}

function listErrors<Values extends FieldValues>(errors: FieldErrors<Values>, words: Props<Values>['words']) {
  const messages = Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]);
  return summarizeErrors(nameErrors(Object.fromEntries(messages), words));
}

/** In the order of the form. */
function nameErrors(messages: Readonly<Record<string, string>>, words: Partial<Record<string, FieldWords>>) {
  return Object.keys({ ...words, ...messages }).flatMap((name) => {
    const message = messages[name];
    return message === undefined ? [] : { name, label: words[name]?.label, message };
  });
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
