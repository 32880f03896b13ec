import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { form as words } from '#app/content/contact.ts';
import { forms } from '#app/content/forms.ts';
import { failureMessage, outcomes } from '#app/content/outcomes.ts';
import { preloadBackend } from '#app/lib/submit/backend.ts';
import { longest } from '#app/lib/submit/field-rules.ts';
import { resolveWith } from '#app/lib/submit/resolve-with.ts';
import { useDraft } from '#app/lib/submit/use-draft.ts';
import { useLeaveWarning } from '#app/lib/submit/use-leave-warning.ts';
import { useSender } from '#app/lib/submit/use-sender.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { Field, TextAreaField } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { type ContactValues, contactSchema } from './schema.ts';
import { submitContact } from './submit.ts';

const { fields } = words;

export function ContactForm() {
  const form = useForm<ContactValues>({ resolver: resolveWith(contactSchema), shouldFocusError: false });
  const { register, handleSubmit, reset, formState } = form;
  const { errors, submitCount } = formState;
  const { submit, sending } = useSender(submitContact, 'contact');
  const { saveDraft, clearDraft } = useDraft(
    'contact',
    ['name', 'email', 'phone', 'subject', 'message'],
    form,
  );
  const [halfFilled, setHalfFilled] = useState(false);
  useLeaveWarning(halfFilled);

  async function send(values: ContactValues) {
    if (values.honeypot) {
      showToast({ kind: 'success', title: outcomes.contact.honeypot });
      return false;
    }
    const result = await submit(values);
    if (result.kind === 'failed')
      showToast(failureMessage({ title: outcomes.contact.failed }, result.refusal));
    if (result.kind === 'stored') showToast({ kind: 'success', title: outcomes.contact.stored });
    return result.kind === 'stored';
  }

  function clear() {
    clearDraft();
    setHalfFilled(false);
    reset();
  }

  function keep() {
    setHalfFilled(true);
    saveDraft();
  }

  const onSubmit = useSubmitOnce(handleSubmit(send), clear);
  return (
    <Form
      label={words.title}
      errors={errors}
      words={fields}
      tries={submitCount}
      onSubmit={onSubmit}
      draft="contact"
      onChange={keep}
      onFocus={preloadBackend}
    >
      <Field
        words={fields.name}
        error={errors.name?.message}
        field={register('name')}
        autoComplete="name"
        maxLength={longest.line}
      />
      <Field
        words={fields.email}
        error={errors.email?.message}
        field={register('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={longest.email}
      />
      <Field
        words={fields.phone}
        error={errors.phone?.message}
        field={register('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={longest.phone}
      />
      <Field
        words={fields.subject}
        error={errors.subject?.message}
        field={register('subject')}
        maxLength={longest.line}
      />
      <TextAreaField
        words={fields.message}
        error={errors.message?.message}
        field={register('message')}
        maxLength={longest.message}
      />
      <p aria-hidden="true" className="honeypot">
        <label htmlFor="website">{forms.leaveEmpty}</label>
        <input id="website" tabIndex={-1} autoComplete="off" {...register('honeypot')} />
      </p>
      <SubmitButton label={words.submit} sending={{ active: sending, label: outcomes.contact.sending }} />
    </Form>
  );
}
