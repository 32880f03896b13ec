import type { FieldValues } from 'react-hook-form';
import { maxLengths } from '../define/field-rules.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field-frame.tsx';

// A person's name, contact details and address, within the limits of the tables that store them.

export function FullNameField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...props} autoComplete="name" maxLength={maxLengths.line} />;
}

export function EmailField<Values extends FieldValues>(props: FieldProps<Values>) {
  return (
    <Field {...props} type="email" autoComplete="email" spellCheck={false} maxLength={maxLengths.email} />
  );
}

export function PhoneField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...props} type="tel" autoComplete="tel" maxLength={maxLengths.phone} />;
}

export function StreetField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...props} autoComplete="address-line1" maxLength={maxLengths.line} />;
}

export function CityField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...props} autoComplete="address-level2" maxLength={maxLengths.place} />;
}

export function StateField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...props} autoComplete="address-level1" maxLength={maxLengths.place} />;
}

export function ZipField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...props} autoComplete="postal-code" maxLength={maxLengths.zip} />;
}

/** The email address that identifies an account, as password managers know it. */
export function UsernameField<Values extends FieldValues>(props: FieldProps<Values>) {
  return <Field {...props} type="email" autoComplete="username" spellCheck={false} />;
}
