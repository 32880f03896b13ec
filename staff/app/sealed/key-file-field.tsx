import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { readError } from '#app/ui/form/field-frame.tsx';
import { FileField } from '#app/ui/form/file-field.tsx';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  name: Path<Values>;
  words: FieldWords;
};

/** A private key file, by click or drop. It is read in the browser. */
export function KeyFileField<Values extends FieldValues>({ form, name, words }: Props<Values>) {
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
