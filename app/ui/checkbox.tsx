import type { UseFormRegisterReturn } from 'react-hook-form';
import { fieldId } from './field.tsx';

export function Checkbox({ label, field }: { label: string; field: UseFormRegisterReturn }) {
  const id = fieldId(field.name);
  return (
    <p className="flex min-h-11 items-center gap-3">
      <input id={id} type="checkbox" className="size-6 flex-none accent-accent" {...field} />
      <label htmlFor={id}>{label}</label>
    </p>
  );
}
