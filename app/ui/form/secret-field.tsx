import { useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { forms } from '#app/content/forms.ts';
import { FieldFrame, type FieldProps, inputLook, readError } from './field-frame.tsx';

type Options<Values extends FieldValues> = {
  /** The field that repeats this one: it is validated again when this one changes. */
  repeatedBy?: Path<Values>;
  autoComplete: string;
  inputMode?: 'numeric';
  maxLength?: number;
};

/** A password input with a button that shows what is typed. */
export function SecretField<Values extends FieldValues>({
  form,
  name,
  words,
  repeatedBy,
  ...options
}: FieldProps<Values> & Options<Values>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame name={name} words={words} error={readError(form, name)}>
      {(input) => (
        <div className="relative">
          <input
            {...input}
            {...options}
            {...form.register(name, repeatedBy && { deps: repeatedBy })}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            className={`min-h-13 pr-20 ${inputLook}`}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={`${shown ? forms.hide : forms.show}: ${words.label}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 min-h-11 rounded-sm px-4 font-bold text-accent"
          >
            {shown ? forms.hide : forms.show}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
