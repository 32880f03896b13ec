import { useEffect, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { forms } from '#content/forms.ts';
import { FieldFrame, type FieldProps, inputLook, readError } from './field-frame.tsx';

type Options<Values extends FieldValues> = {
  /** Password managers offer to store what is typed into a password input. Other secrets are hidden by their style instead. */
  secret: 'password' | 'number' | 'passphrase';
  /** The field that repeats this one: it is validated again when this one changes. */
  repeatedBy?: Path<Values>;
  autoComplete: string;
  maxLength?: number;
};

/** Text inputs that the well-known password managers leave alone. */
const ignored = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};
const textInputs = {
  number: { type: 'text', inputMode: 'numeric', ...ignored },
  passphrase: { type: 'text', autoCapitalize: 'none', ...ignored },
} as const;

/** An input whose text is hidden, with a button that shows it. */
export function SecretField<Values extends FieldValues>({
  form,
  name,
  words,
  secret,
  repeatedBy,
  ...options
}: FieldProps<Values> & Options<Values>) {
  const [shown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current?.closest('form');
    const hide = () => setShown(false);
    element?.addEventListener('reset', hide);
    return () => element?.removeEventListener('reset', hide);
  }, []);
  return (
    <FieldFrame name={name} words={words} error={readError(form, name)}>
      {(input) => (
        <div ref={box} className="relative">
          <input
            {...input}
            {...options}
            {...form.register(name, repeatedBy && { deps: repeatedBy })}
            {...(secret === 'password' ? { type: shown ? 'text' : 'password' } : textInputs[secret])}
            spellCheck={false}
            data-hidden={(secret !== 'password' && !shown) || undefined}
            className={`min-h-13 pr-20 ${inputLook}`}
          />
          <button
            type="button"
            aria-label={`${shown ? forms.hide : forms.show}: ${words.label}`}
            onClick={() => setShown(!shown)}
            className="needs-scripts absolute inset-y-1 right-1 min-h-11 rounded-sm px-4 font-bold text-accent"
          >
            {shown ? forms.hide : forms.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
