import type { UseFormReturn } from 'react-hook-form';
import { creditScores, fields, phoneCarriers, positions } from '#app/content/verification.ts';
import type { VerificationField as Name } from '#app/content/verification-fields.ts';
import { longest } from '#app/lib/submit/field-rules.ts';
import { Field, TextAreaField } from '#app/ui/form/field.tsx';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import { LicenseField } from './license-field.tsx';
import type { VerificationValues } from './schema.ts';

type TextOptions = { autoComplete: string; maxLength: number; type?: 'email' | 'tel'; inputMode?: 'numeric' };

const texts: Partial<Record<Name, TextOptions>> = {
  firstName: { autoComplete: 'given-name', maxLength: longest.place },
  lastName: { autoComplete: 'family-name', maxLength: longest.place },
  email: { autoComplete: 'email', maxLength: longest.email, type: 'email' },
  phone: { autoComplete: 'tel', maxLength: longest.phone, type: 'tel' },
  streetAddress: { autoComplete: 'address-line1', maxLength: longest.line },
  city: { autoComplete: 'address-level2', maxLength: longest.place },
  state: { autoComplete: 'address-level1', maxLength: longest.place },
  zipCode: { autoComplete: 'postal-code', maxLength: longest.zip },
  otherPosition: { autoComplete: 'organization-title', maxLength: longest.line },
  bankName: { autoComplete: 'off', maxLength: longest.line },
};
const choices: Partial<Record<Name, readonly string[]>> = {
  phoneCarrier: phoneCarriers,
  creditScore: creditScores,
  position: positions,
};

/** One question of the form, asked in the way that fits it. */
export function VerificationField({ name, form }: { name: Name; form: UseFormReturn<VerificationValues> }) {
  const common = { words: fields[name], error: form.formState.errors[name]?.message };
  const options = choices[name];
  const text = texts[name];
  if (name === 'licenseFront' || name === 'licenseBack')
    return <LicenseField name={name} control={form.control} {...common} />;
  if (options) return <SelectField {...common} field={form.register(name)} options={options} />;
  if (text) return <Field {...common} {...text} field={form.register(name)} />;
  if (name === 'additionalInfo')
    return <TextAreaField {...common} field={form.register(name)} maxLength={longest.message} />;
  return (
    <SecretField
      {...common}
      field={form.register(name, name === 'socialSecurity' ? { deps: 'confirmSocialSecurity' } : {})}
      autoComplete="off"
      inputMode="numeric"
      maxLength={20}
    />
  );
}
