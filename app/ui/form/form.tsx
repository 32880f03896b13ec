import type { FormEventHandler, ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { draftKey } from '#app/lib/submit/draft.ts';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import { ErrorSummary } from './error-summary.tsx';
import { prepareToaster } from './show-toast.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  label: string;
  /** In the order of the fields. */
  words: Partial<Record<keyof Values, FieldWords>>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The name of the form's draft. */
  draft?: string;
  /** Not `onInput`, which runs before react-hook-form knows the new value. */
  onChange?: () => void;
  onFocus?: () => void;
  /** The panel that stays after a success. */
  success?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every form: hidden where scripts are off, with a list of errors after a failed submit.
 * Before hydration, `method="dialog"` keeps the browser from putting the values into the address.
 */
export function Form<Values extends FieldValues>({
  form,
  label,
  words,
  onSubmit,
  draft,
  onChange,
  onFocus,
  success,
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
      // Takes the focus when the panel is closed.
      tabIndex={-1}
      method="dialog"
      noValidate
      data-draft={draft && draftKey(draft)}
      aria-label={label}
      onSubmit={onSubmit}
      onChange={onChange}
      onFocus={prepare}
      className="form needs-scripts grid grid-cols-1 gap-6"
    >
      {success}
      <ErrorSummary form={form} words={words} />
      {children}
    </form>
  );
}

/** Tells the form about fields that were changed before hydration. Their values are read from the page already. */
function reportEarlyInput(form: HTMLFormElement, onChange?: () => void): void {
  const fields = [...form.elements];
  // Other fields may depend on a choice, so React must see it.
  for (const field of fields)
    if (field instanceof HTMLSelectElement && isChangedChoice(field))
      field.dispatchEvent(new Event('change', { bubbles: true }));
  if (fields.some(isChangedText)) onChange?.();
}

function isChangedChoice({ options, selectedIndex }: HTMLSelectElement): boolean {
  const initial = [...options].findIndex(({ defaultSelected }) => defaultSelected);
  return selectedIndex !== Math.max(initial, 0);
}

function isChangedText(field: Element): boolean {
  const holdsText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return holdsText && field.value !== field.defaultValue;
}
