import { NoRealData } from '#app/ui/no-real-data.tsx';
import { form as words } from '#content/contact.ts';
import { contactReceipt } from '#content/receipts.ts';
import { maxLengths } from '../kit/define/field-rules.ts';
import { Field, TextAreaField } from '../kit/fields/field.tsx';
import { ContactFrame, PersonFields } from './contact-frame.tsx';
import { contactForm, contactSchema } from './definition.ts';
import { useContactForm } from './use-contact-form.ts';

const { fields } = words;
const draft = { name: 'contact', fields: contactForm.drafted };

/** A message with a subject, for visitors who came without a topic. */
export function PlainForm() {
  const contact = useContactForm({ schema: contactSchema, draft, toRecord: (values) => values });
  const { form } = contact;
  return (
    <>
      <div className="mb-8">
        <h2 id="message-us" className="text-section">
          {words.title}
        </h2>
        <p className="mt-4 text-muted" data-until-sent>
          {words.text}
        </p>
        <NoRealData />
      </div>
      <ContactFrame
        contact={contact}
        label={words.title}
        words={fields}
        submit={words.submit}
        receiptWords={contactReceipt}
      >
        <PersonFields form={form} />
        <Field form={form} name="subject" words={fields.subject} maxLength={maxLengths.line} />
        <TextAreaField form={form} name="message" words={fields.message} maxLength={maxLengths.message} />
      </ContactFrame>
    </>
  );
}
