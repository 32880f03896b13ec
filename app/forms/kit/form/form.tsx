import { type FormEventHandler, type ReactNode, use } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import type { FieldWords } from '#company/shape/form-words.ts';
import { acceptsPosts } from '../post/accepts-posts.ts';
import { Posted } from '../post/posted.ts';
import { draftKey } from '../send/draft.ts';
import { releaseField, shownRelease } from '../send/shown-release.ts';
import { ErrorSummary } from './error-summary.tsx';
import { prepareToaster } from './show-toast.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  label: string;
  /** In the order of the fields. */
  words: Partial<Record<keyof Values, FieldWords>>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** What the browser does where scripts do not run. "dialog" keeps it from putting the values into the address. */
  method?: 'post' | 'dialog';
  /** The name of the form's draft. */
  draft?: string;
  /** Not `onInput`, which runs before react-hook-form knows the new value. */
  onChange?: () => void;
  onFocus?: () => void;
  /** What else to say about the errors of the last submit. */
  errorNote?: string | undefined;
  /** The panel that stays after a success. */
  receipt?: ReactNode;
  /** While the panel stands in their place. */
  hidesFields?: boolean | undefined;
  children: ReactNode;
};

/** The frame of every form, with a list of errors after a failed submit. Hidden where it cannot be sent without scripts. */
export function Form<Values extends FieldValues>({
  form,
  label,
  words,
  onSubmit,
  method = 'dialog',
  draft,
  onChange,
  onFocus,
  errorNote,
  receipt,
  hidesFields = false,
  children,
}: Props<Values>) {
  const element = useEarlyInput<HTMLFormElement>((form) => {
    // After the effects of the form around it, which restore a draft.
    queueMicrotask(() => reportEarlyInput(form, onChange));
  });

  const posts = method === 'post' && acceptsPosts;
  const posted = use(Posted);
  const shown = shownRelease();

  function prepare() {
    prepareToaster();
    onFocus?.();
  }

  return (
    <form
      ref={element}
      // Takes the focus when the panel is closed.
      tabIndex={-1}
      method={posts ? 'post' : 'dialog'}
      encType={posts ? 'multipart/form-data' : undefined}
      noValidate
      data-posted={posted && ''}
      data-draft={draft && draftKey(draft)}
      aria-label={label}
      onSubmit={onSubmit}
      onChange={onChange}
      onFocus={prepare}
      className={`form ${posts ? '' : 'needs-scripts'}`}
    >
      {posts && shown > 0 && <input type="hidden" name={releaseField} value={shown} />}
      {receipt}
      <div hidden={hidesFields} className="grid grid-cols-1 gap-6">
        <ErrorSummary form={form} words={words} note={errorNote} />
        {children}
      </div>
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
