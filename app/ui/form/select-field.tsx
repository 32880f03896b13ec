import type { FieldValues } from 'react-hook-form';
import { forms } from '#app/content/forms.ts';
import { FieldFrame, type FieldProps, inputLook, readError } from './field-frame.tsx';

type Options = {
  options: readonly (string | { value: string; label: string })[];
  autoComplete?: string;
};

export function SelectField<Values extends FieldValues>({
  form,
  name,
  words,
  options,
  autoComplete,
}: FieldProps<Values> & Options) {
  return (
    <FieldFrame name={name} words={words} error={readError(form, name)}>
      {(input) => (
        <select
          {...input}
          {...form.register(name)}
          autoComplete={autoComplete}
          className={`min-h-13 ${inputLook}`}
        >
          <option value="">{forms.choose}</option>
          {options.map((option) =>
            typeof option === 'string' ? (
              <option key={option}>{option}</option>
            ) : (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ),
          )}
        </select>
      )}
    </FieldFrame>
  );
}
