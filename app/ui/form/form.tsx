import type { FormEventHandler, ReactNode } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { draftKey } from '#app/lib/submit/draft.ts';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import { ErrorSummary } from './error-summary.tsx';
import { prepareToaster } from './show-toast.ts';

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
 * The frame of every form: hidden where scripts are off, with a list of errors after a failed submit.
 * Before hydration, `method="dialog"` keeps the browser from putting the values into the address.
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
    // After the effects of the form around it, which restore a draft.
    queueMicrotask(() => reportEarlyInput(form, onChange));
  });

  function prepare() {
    prepareToaster();
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

/** Tells the form about fields that were changed before hydration. Their values are read from the page already. */
function reportEarlyInput(form: HTMLFormElement, onChange?: () => void): void {
  const fields = [...form.elements];
  // Other fields may depend on a choice, so React must see it.
  for (const field of fields)
    if (field instanceof HTMLSelectElement && field.selectedIndex > 0)
      field.dispatchEvent(new Event('change', { bubbles: true }));
  if (fields.some(isChangedText)) onChange?.();
}

function isChangedText(field: Element): boolean {
  const holdsText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return holdsText && field.value !== field.defaultValue;
}
