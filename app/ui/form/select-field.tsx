import type { FieldValues } from 'react-hook-form';
import { forms } from '#app/content/forms.ts';
import { FieldFrame, type FieldProps, inputLook, readError } from './field-frame.tsx';

export function SelectField<Values extends FieldValues>({
  form,
  name,
  words,
  options,
}: FieldProps<Values> & { options: readonly string[] }) {
  return (
    <FieldFrame name={name} words={words} error={readError(form, name)}>
      {(input) => (
        <select {...input} {...form.register(name)} className={`min-h-13 ${inputLook}`}>
          <option value="">{forms.choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
