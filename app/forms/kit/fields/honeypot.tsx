import type { FieldPath, FieldValues } from 'react-hook-form';
import { forms } from '#content/forms.ts';
import type { FieldProps } from './field-frame.tsx';

/** A field that is hidden from people, so only a bot fills it in. */
export function Honeypot<Values extends FieldValues>({ form }: Pick<FieldProps<Values>, 'form'>) {
  return (
    <p aria-hidden="true" className="honeypot">
      <label htmlFor="website">{forms.leaveEmpty}</label>
      <input
        id="website"
        tabIndex={-1}
        autoComplete="off"
        {...form.register('honeypot' as FieldPath<Values>)}
      />
    </p>
  );
}
