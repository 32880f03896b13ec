import type { InputHTMLAttributes } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame, type FieldProps, inputLook, readError } from './field-frame.tsx';

type InputOptions = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'spellCheck' | 'maxLength' | 'max'
>;

export function Field<Values extends FieldValues>({
  form,
  name,
  words,
  ...options
}: FieldProps<Values> & InputOptions) {
  return (
    <FieldFrame name={name} words={words} error={readError(form, name)}>
      {(input) => (
        <input {...input} {...options} {...form.register(name)} className={`min-h-13 ${inputLook}`} />
      )}
    </FieldFrame>
  );
}

export function TextAreaField<Values extends FieldValues>({
  form,
  name,
  words,
  maxLength,
}: FieldProps<Values> & { maxLength: number }) {
  return (
    <FieldFrame name={name} words={words} error={readError(form, name)}>
      {(input) => (
        <textarea
          {...input}
          {...form.register(name)}
          rows={6}
          maxLength={maxLength}
          className={`py-3 ${inputLook}`}
        />
      )}
    </FieldFrame>
  );
}
