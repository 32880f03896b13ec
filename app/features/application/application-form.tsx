import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useForm } from 'react-hook-form';
import { actions, draft, fields, groups, page } from '#app/content/application.ts';
import { failureMessage, outcomes } from '#app/content/outcomes.ts';
import { preloadBackend } from '#app/lib/submit/backend.ts';
import { longest } from '#app/lib/submit/field-rules.ts';
import { resolveWith } from '#app/lib/submit/resolve-with.ts';
import { useDraft } from '#app/lib/submit/use-draft.ts';
import { useLeaveWarning } from '#app/lib/submit/use-leave-warning.ts';
import { type Send, useSender } from '#app/lib/submit/use-sender.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { Field, TextAreaField } from '#app/ui/form/field.tsx';
import { FieldGroup } from '#app/ui/form/field-group.tsx';
import { FileField } from '#app/ui/form/file-field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { UploadProgress } from '#app/ui/form/upload-progress.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { refuseResume, resumeExtensions } from './check-resume.ts';
import { storeMessage } from './message-for-next-page.ts';
import { type ApplicationValues, applicationSchema } from './schema.ts';
import { submitApplication } from './submit.ts';
import { useJobTitle } from './use-job-title.ts';

const draftFields = [
  'fullName',
  'email',
  'phone',
  'street',
  'city',
  'state',
  'zipCode',
  'coverLetter',
] as const;
const stored = { kind: 'success', title: outcomes.application.stored } as const;
/** In seconds: how long the good news stands, and after how much of that the openings follow. */
const time = { stored: 5, redirect: 2 };

/** The job is part of what is sent: the same letter for another one is another application. */
const sendApplication: Send<ApplicationValues & { jobTitle: string }> = ({ jobTitle, ...values }, ...rest) =>
  submitApplication(values, jobTitle, ...rest);

export function ApplicationForm() {
  const jobTitle = useJobTitle();
  const form = useForm<ApplicationValues>({
    resolver: resolveWith(applicationSchema),
    shouldFocusError: false,
  });
  const { register, handleSubmit, reset, control, formState } = form;
  const { errors, submitCount } = formState;
  const resume = useController({ control, name: 'resume' }).field;
  const { submit, sending, progress } = useSender(sendApplication, 'application');
  const { saveDraft, clearDraft } = useDraft('application', draftFields, form);
  const [halfFilled, setHalfFilled] = useState(false);
  useLeaveWarning(halfFilled);

  async function send(values: ApplicationValues) {
    const result = await submit({ ...values, jobTitle });
    if (result.kind === 'failed')
      showToast(failureMessage({ title: outcomes.application.failed }, result.refusal));
    if (result.kind !== 'stored') return false;
    showToast({ ...stored, seconds: time.stored });
    setTimeout(leave, time.redirect * 1_000);
    return true;
  }

  /** Whatever is typed meanwhile is in the draft, and no reason to ask. */
  function leave() {
    flushSync(() => setHalfFilled(false));
    storeMessage({ ...stored, seconds: time.stored - time.redirect });
    location.assign(page.back.href);
  }

  function clear() {
    clearDraft();
    setHalfFilled(false);
    resume.onChange(undefined);
    reset();
  }

  function chooseResume(file: File | undefined) {
    const complaint = file && refuseResume(file);
    if (complaint) return showToast({ kind: 'error', title: complaint, seconds: 3 });
    setHalfFilled(true);
    resume.onChange(file);
  }

  function keep() {
    setHalfFilled(true);
    saveDraft();
  }

  const onSubmit = useSubmitOnce(handleSubmit(send), clear);
  return (
    <Form
      label={page.title}
      errors={errors}
      words={fields}
      tries={submitCount}
      onSubmit={onSubmit}
      draft="application"
      onChange={keep}
      onFocus={preloadBackend}
    >
      <p className="text-muted">{page.required}</p>
      <FieldGroup title={groups.contact}>
        <Field
          words={fields.fullName}
          error={errors.fullName?.message}
          field={register('fullName')}
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
      </FieldGroup>
      <FieldGroup title={groups.address}>
        <Field
          words={fields.street}
          error={errors.street?.message}
          field={register('street')}
          autoComplete="address-line1"
          maxLength={longest.line}
        />
        <Field
          words={fields.city}
          error={errors.city?.message}
          field={register('city')}
          autoComplete="address-level2"
          maxLength={longest.place}
        />
        <Field
          words={fields.state}
          error={errors.state?.message}
          field={register('state')}
          autoComplete="address-level1"
          maxLength={longest.place}
        />
        <Field
          words={fields.zipCode}
          error={errors.zipCode?.message}
          field={register('zipCode')}
          autoComplete="postal-code"
          maxLength={longest.zip}
        />
      </FieldGroup>
      <FieldGroup title={groups.papers}>
        <FileField
          name="resume"
          words={fields.resume}
          error={errors.resume?.message}
          file={resume.value}
          extensions={resumeExtensions}
          onChoose={chooseResume}
        />
        <TextAreaField
          words={fields.coverLetter}
          error={errors.coverLetter?.message}
          field={register('coverLetter')}
          maxLength={longest.letter}
        />
      </FieldGroup>
      <p className="text-sm text-muted">
        {draft.note} <TextButton onClick={clear}>{draft.clear}</TextButton>
      </p>
      <UploadProgress part={progress} />
      <SubmitButton label={actions.submit} sending={{ active: sending, label: actions.submitting }} />
    </Form>
  );
}
