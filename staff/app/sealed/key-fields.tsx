import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { FieldFrame, type FieldProps, inputLook, readError } from '#app/ui/form/field-frame.tsx';
import { FileField } from '#app/ui/form/file-field.tsx';
import { forms } from '#content/forms.ts';
import { keyProblems } from '../../words/sealed.ts';
import { KeyRefused } from './keys.ts';

/** A private key file, by click or drop. It is read in the browser. */
export function KeyFileField<Values extends FieldValues>({ form, name, words }: FieldProps<Values>) {
  return (
    <FileField
      name={name}
      words={words}
      error={readError(form, name)}
      file={form.watch(name)}
      extensions={['asc', 'txt', 'key', 'pgp', 'gpg']}
      onChoose={(file) => {
        form.setValue(name, file as PathValue<Values, Path<Values>>);
        form.clearErrors(name);
      }}
    />
  );
}

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

type KeyForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  file: Path<Values>;
  passphrase: Path<Values>;
  neededId: string;
};

/** Shows beside its field why a key does not serve. Throws every other error. */
export function showKeyProblem<Values extends FieldValues>(error: unknown, at: KeyForm<Values>): void {
  if (!(error instanceof KeyRefused)) throw error;
  const { problem, found } = error;
  const isPassphrase = problem === 'no_passphrase' || problem === 'wrong_passphrase';
  const message = keyProblems[problem](at.neededId, found);
  at.form.setError(isPassphrase ? at.passphrase : at.file, { message });
}
