import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FieldProps, fieldId, readError } from './field-frame.tsx';

type Props<Values extends FieldValues> = Omit<FieldProps<Values>, 'words'> & {
  label: ReactNode;
  required?: true;
};

export function Checkbox<Values extends FieldValues>({ form, name, label, required }: Props<Values>) {
  const id = fieldId(name);
  const error = readError(form, name);
  return (
    <div>
      <p className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-6 flex-none accent-accent"
          {...form.register(name)}
        />
        <label htmlFor={id}>{label}</label>
      </p>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
