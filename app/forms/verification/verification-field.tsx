import type { UseFormReturn } from 'react-hook-form';
import { labelOf } from '#app/catalog/label-of.ts';
import { positions } from '#company/policy.ts';
import { fields, optionLabels } from '#content/verification.ts';
import { usStates } from '#domain/us-states.ts';
import { creditScores, phoneCarriers } from '#domain/verification-answers.ts';
import { maxLengths } from '../kit/define/field-rules.ts';
import { Field, TextAreaField } from '../kit/fields/field.tsx';
import { CityField, EmailField, PhoneField, StreetField, ZipField } from '../kit/fields/person-fields.tsx';
import { SecretField } from '../kit/fields/secret-field.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import { UploadField } from '../kit/fields/upload-field.tsx';
import type { VerificationField as Name } from './definition.ts';
import { licenseExtensions, refuseLicense } from './refuse-license.ts';
import type { VerificationValues } from './schema.ts';

type Props = {
  name: Name;
  form: UseFormReturn<VerificationValues>;
  creditReason: string;
  onChange: () => void;
};

const toOption = (value: string) => ({ value, label: labelOf(optionLabels, value) });

const socialSecurity = { secret: 'number', autoComplete: 'off', maxLength: 20 } as const;

export function VerificationField({ name, form, creditReason, onChange }: Props) {
  const props = { form, name, words: fields[name] };
  switch (name) {
    case 'firstName':
      return <Field {...props} autoComplete="given-name" maxLength={maxLengths.place} />;
    case 'lastName':
      return <Field {...props} autoComplete="family-name" maxLength={maxLengths.place} />;
    case 'email':
      return <EmailField {...props} />;
    case 'phone':
      return <PhoneField {...props} />;
    case 'phoneCarrier':
      return <SelectField {...props} options={phoneCarriers.map(toOption)} />;
    case 'streetAddress':
      return <StreetField {...props} />;
    case 'city':
      return <CityField {...props} />;
    case 'state':
      return <SelectField {...props} options={usStates} autoComplete="address-level1" />;
    case 'zipCode':
      return <ZipField {...props} />;
    case 'position':
      return <SelectField {...props} options={positions.map(toOption)} />;
    case 'otherPosition':
      return <Field {...props} autoComplete="organization-title" maxLength={maxLengths.line} />;
    case 'additionalInfo':
      return <TextAreaField {...props} maxLength={maxLengths.message} />;
    case 'bankName':
      return <Field {...props} autoComplete="off" maxLength={maxLengths.line} />;
    case 'creditScore':
      return (
        <SelectField
          {...props}
          words={{ ...fields.creditScore, why: creditReason }}
          options={creditScores.map(toOption)}
        />
      );
    case 'socialSecurity':
      return <SecretField {...props} {...socialSecurity} repeatedBy="confirmSocialSecurity" />;
    case 'confirmSocialSecurity':
      return <SecretField {...props} {...socialSecurity} />;
    case 'licenseFront':
    case 'licenseBack':
      return (
        <UploadField {...props} extensions={licenseExtensions} refuse={refuseLicense} onChange={onChange} />
      );
  }
}
