import type { InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { FieldFrame, inputLook } from './field-frame.tsx';

type FieldProps = {
  words: FieldWords;
  error: string | undefined;
  /** What react-hook-form's `register` gives: name, ref and handlers. */
  field: UseFormRegisterReturn;
};

type InputOptions = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'maxLength'
>;

export function Field({ words, error, field, ...options }: FieldProps & InputOptions) {
  return (
    <FieldFrame name={field.name} words={words} error={error}>
      {(input) => <input {...input} {...options} {...field} className={`min-h-13 ${inputLook}`} />}
    </FieldFrame>
  );
}

export function TextAreaField({ words, error, field, maxLength }: FieldProps & { maxLength: number }) {
  return (
    <FieldFrame name={field.name} words={words} error={error}>
      {(input) => (
        <textarea {...input} {...field} rows={6} maxLength={maxLength} className={`py-3 ${inputLook}`} />
      )}
    </FieldFrame>
  );
}
