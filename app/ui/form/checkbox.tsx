import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldId } from './field-frame.tsx';

type Props = { label: ReactNode; error?: string | undefined; field: UseFormRegisterReturn };

export function Checkbox({ label, error, field }: Props) {
  const id = fieldId(field.name);
  return (
    <div>
      <p className="flex min-h-11 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="size-6 flex-none accent-accent"
          {...field}
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
