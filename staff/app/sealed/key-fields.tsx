import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type FieldProps, readError } from '#app/forms/kit/fields/field-frame.tsx';
import { FileField } from '#app/forms/kit/fields/file-field.tsx';
import { SecretField } from '#app/forms/kit/fields/secret-field.tsx';
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

export function PassphraseField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <SecretField {...props} secret="passphrase" autoComplete="off" />;
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
