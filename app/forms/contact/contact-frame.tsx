import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { FieldWords } from '#company/shape/form-words.ts';
import { form as plain } from '#content/contact.ts';
import { outcomes } from '#content/outcomes.ts';
import { formChangesNothing } from '#content/phrases/coverage.ts';
import type { ReceiptWords } from '#content/receipts.ts';
import type { FieldProps } from '../kit/fields/field-frame.tsx';
import { Honeypot } from '../kit/fields/honeypot.tsx';
import { EmailField, FullNameField, PhoneField } from '../kit/fields/person-fields.tsx';
import { Form } from '../kit/form/form.tsx';
import { FormReceiptPanel } from '../kit/form/form-receipt.tsx';
import { SubmitButton } from '../kit/form/submit-button.tsx';
import { preloadBackend } from '../kit/send/backend.ts';
import type { useContactForm } from './use-contact-form.ts';

type Props<Values extends FieldValues> = {
  contact: ReturnType<typeof useContactForm<Values>>;
  label: string;
  /** In the order of the fields. */
  words: Partial<Record<keyof Values, FieldWords>>;
  submit: string;
  receiptWords: ReceiptWords;
  children: ReactNode;
};

/** A form of the contact page, with the field for bots and the button. */
export function ContactFrame<Values extends FieldValues>({
  contact: { form, draft, sending, receipt, closeReceipt, onSubmit, onChange },
  label,
  words,
  submit,
  receiptWords,
  children,
}: Props<Values>) {
  return (
    <Form
      form={form}
      label={label}
      words={words}
      onSubmit={onSubmit}
      method="post"
      draft={draft}
      onChange={onChange}
      onFocus={preloadBackend}
      hidesFields={receipt?.replacesFields}
      receipt={receipt && <FormReceiptPanel words={receiptWords} receipt={receipt} onClose={closeReceipt} />}
    >
      {children}
      <Honeypot form={form} />
      <p className="text-sm text-muted">{formChangesNothing}</p>
      <SubmitButton label={submit} sending={{ active: sending, label: outcomes.contact.sending }} />
    </Form>
  );
}

/** The three fields that every form of the contact page needs. */
export function PersonFields<Values extends FieldValues>({ form }: Pick<FieldProps<Values>, 'form'>) {
  const { name, email, phone } = plain.fields;
  return (
    <>
      <FullNameField form={form} name={'name' as FieldPath<Values>} words={name} />
      <EmailField form={form} name={'email' as FieldPath<Values>} words={email} />
      <PhoneField form={form} name={'phone' as FieldPath<Values>} words={phone} />
    </>
  );
}
