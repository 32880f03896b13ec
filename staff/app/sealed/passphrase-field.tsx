import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { forms } from '#app/content/forms.ts';
import { FieldFrame, type FieldProps, inputLook, readError } from '#app/ui/form/field-frame.tsx';

/** A text input, because browsers offer to store what is typed into a password input. Its style hides the text. */
export function PassphraseField<Values extends FieldValues>({ form, name, words }: FieldProps<Values>) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame name={name} words={words} error={readError(form, name)}>
      {(input) => (
        <div className="relative">
          <input
            {...input}
            {...form.register(name)}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            data-1p-ignore=""
            data-bwignore=""
            data-lpignore="true"
            data-hidden={!shown || undefined}
            className={`min-h-13 pr-20 ${inputLook}`}
          />
          <button
            type="button"
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
