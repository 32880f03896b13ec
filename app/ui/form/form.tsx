import type { FormEventHandler, ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { draftKey } from '#app/lib/draft.ts';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import { ErrorSummary } from './error-summary.tsx';
import { preloadToaster } from './show-toast.ts';

type Props<Values extends FieldValues> = {
  label: string;
  errors: FieldErrors<Values>;
  /** What the fields are called, in their order. */
  words: Partial<Record<keyof Values, FieldWords>>;
  /** How often a submit was tried. */
  tries: number;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** Under which name what is typed is kept. */
  draft?: string;
  /** After a field has changed and the form knows its value; `onInput` would be too early for that. */
  onChange?: () => void;
  onFocus?: () => void;
  children: ReactNode;
};

/**
 * The frame of every form: it steps aside where scripts are off, and lists what is wrong after a failed try.
 * Until React is here, "dialog" keeps the browser from sending what is typed in the address.
 */
export function Form<Values extends FieldValues>({
  label,
  errors,
  words,
  tries,
  onSubmit,
  draft,
  onChange,
  onFocus,
  children,
}: Props<Values>) {
  const element = useEarlyInput<HTMLFormElement>((form) => {
    // After the draft of an earlier visit, which fills in only what is still empty.
    if (isTouched(form)) queueMicrotask(() => onChange?.());
  });

  function prepare() {
    preloadToaster();
    onFocus?.();
  }

  return (
    <form
      ref={element}
      method="dialog"
      noValidate
      data-draft={draft && draftKey(draft)}
      aria-label={label}
      onSubmit={onSubmit}
      onChange={onChange}
      onFocus={prepare}
      className="needs-scripts grid grid-cols-1 gap-6"
    >
      <ErrorSummary errors={errors} words={words} tries={tries} />
      {children}
    </form>
  );
}

/** Whether something was typed before React was here. */
function isTouched(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.value !== field.defaultValue,
  );
}
