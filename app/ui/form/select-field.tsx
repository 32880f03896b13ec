import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FieldWords } from '#app/content/form-words.ts';
import { forms } from '#app/content/forms.ts';
import { FieldFrame, inputLook } from './field-frame.tsx';

type Props = {
  words: FieldWords;
  error: string | undefined;
  field: UseFormRegisterReturn;
  options: readonly string[];
};

export function SelectField({ words, error, field, options }: Props) {
  return (
    <FieldFrame name={field.name} words={words} error={error}>
      {(input) => (
        <select {...input} {...field} className={`min-h-13 ${inputLook}`}>
          <option value="">{forms.choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
