import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '#app/forms/kit/fields/field-frame.tsx';
import { SecretField } from '#app/forms/kit/fields/secret-field.tsx';

/** `age` tells password managers whether to fill it in or to suggest a new one. */
export function PasswordField<Values extends FieldValues>({
  age,
  ...field
}: FieldProps<Values> & { age: 'current' | 'new' }) {
  return <SecretField {...field} secret="password" autoComplete={`${age}-password`} />;
}
