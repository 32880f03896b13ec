import { form as words } from '#app/content/contact.ts';
import { forms } from '#app/content/forms.ts';
import { outcomes } from '#app/content/outcomes.ts';
import { contactReceipt } from '#app/content/receipts.ts';
import { preloadBackend } from '#app/lib/submit/backend.ts';
import { maxLengths } from '#app/lib/submit/field-rules.ts';
import { useDraft } from '#app/lib/submit/use-draft.ts';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { Field, TextAreaField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { FormReceiptPanel } from '#app/ui/form/form-receipt.tsx';
import { EmailField, FullNameField, PhoneField } from '#app/ui/form/person-fields.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { useStoredForm } from '#app/ui/form/use-stored-form.ts';
import { type ContactValues, contactSchema } from './schema.ts';
import { submitContact } from './submit.ts';

const { fields } = words;
const draftFields = ['name', 'email', 'phone', 'subject', 'message'] as const;
const messages = {
  stored: { title: outcomes.contact.stored },
  failed: { title: outcomes.contact.failed },
};

export function ContactForm() {
  const form = useSchemaForm(contactSchema);
  const draft = useDraft('contact', draftFields, form);
  const { submit, sending, receipt, closeReceipt, handleChange, clear } = useStoredForm({
    form,
    send: submitContact,
    messages,
    draft,
  });

  async function submitUnlessSpam(values: ContactValues) {
    if (!values.honeypot) return submit(values);
    // No panel: a person whose browser filled the field would rely on its reference.
    showToast({ kind: 'success', title: outcomes.contact.honeypot });
    return false;
  }

  const onSubmit = useSubmitOnce(form.handleSubmit(submitUnlessSpam), clear);
  return (
    <Form
      form={form}
      label={words.title}
      words={fields}
      onSubmit={onSubmit}
      draft={draft.name}
      onChange={handleChange}
      onFocus={preloadBackend}
      success={
        receipt && <FormReceiptPanel words={contactReceipt} receipt={receipt} onClose={closeReceipt} />
      }
    >
      <FullNameField form={form} name="name" words={fields.name} />
      <EmailField form={form} name="email" words={fields.email} />
      <PhoneField form={form} name="phone" words={fields.phone} />
      <Field form={form} name="subject" words={fields.subject} maxLength={maxLengths.line} />
      <TextAreaField form={form} name="message" words={fields.message} maxLength={maxLengths.message} />
      <p aria-hidden="true" className="honeypot">
        <label htmlFor="website">{forms.leaveEmpty}</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...form.register('honeypot')} />
      </p>
      <SubmitButton label={words.submit} sending={{ active: sending, label: outcomes.contact.sending }} />
    </Form>
  );
}
