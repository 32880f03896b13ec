import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { forms } from '#app/content/forms.ts';
import { FieldFrame, inputLook } from './field-frame.tsx';

type Props = {
  words: FieldWords;
  error: string | undefined;
  field: UseFormRegisterReturn;
  autoComplete: string;
  inputMode?: 'numeric';
  maxLength?: number;
};

/** Hidden as it is typed, with a button that shows it. */
export function SecretField({ words, error, field, ...options }: Props) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame name={field.name} words={words} error={error}>
      {(input) => (
        <div className="relative">
          <input
            {...input}
            {...options}
            {...field}
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
