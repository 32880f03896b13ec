import type { UseFormReturn } from 'react-hook-form';
import { fields, reachTimeChoices, reachWayChoices } from '#content/claim-form.ts';
import { FieldRow } from '../kit/fields/field-row.tsx';
import { EmailField, FullNameField, PhoneField } from '../kit/fields/person-fields.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import type { ClaimValues } from './schema.ts';

/** The last step: who sends the claim, and how to reach them. */
export function ReachFields({ form }: { form: UseFormReturn<ClaimValues> }) {
  return (
    <>
      <FullNameField form={form} name="name" words={fields.name} />
      <EmailField form={form} name="email" words={fields.email} />
      <PhoneField form={form} name="phone" words={fields.phone} />
      <FieldRow columns={2}>
        <SelectField form={form} name="reachWay" words={fields.reachWay} options={reachWayChoices} />
        <SelectField form={form} name="reachTime" words={fields.reachTime} options={reachTimeChoices} />
      </FieldRow>
    </>
  );
}
