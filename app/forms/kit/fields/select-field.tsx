import type { FieldValues } from 'react-hook-form';
import { forms } from '#content/forms.ts';
import { FieldFrame, type FieldProps, inputLook, readError } from './field-frame.tsx';

/** `detail` helps to choose, and is not part of what is chosen. */
type Option = { value: string; label: string; detail?: string };
type Options = { options: readonly (string | Option)[]; autoComplete?: string };

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
              <option
                key={option.value}
                value={option.value}
                label={option.detail && `${option.label} (${option.detail})`}
              >
                {option.label}
              </option>
            ),
          )}
        </select>
      )}
    </FieldFrame>
  );
}
