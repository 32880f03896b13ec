import { useState } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { failureMessage, outcomes } from '#app/content/outcomes.ts';
import { actions, page, sections, fields as words } from '#app/content/verification.ts';
import { preloadBackend } from '#app/lib/submit/backend.ts';
import { resolveWith } from '#app/lib/submit/resolve-with.ts';
import { useLeaveWarning } from '#app/lib/submit/use-leave-warning.ts';
import { useSender } from '#app/lib/submit/use-sender.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { FieldGroup } from '#app/ui/form/field-group.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { UploadProgress } from '#app/ui/form/upload-progress.tsx';
import { type VerificationValues, verificationSchema } from './schema.ts';
import { SectionProgress } from './section-progress.tsx';
import { submitVerification } from './submit.ts';
import { VerificationField } from './verification-field.tsx';

/** All sections stand on one page, so that nothing is lost between them. */
export function VerificationForm() {
  const form = useForm<VerificationValues>({
    resolver: resolveWith(verificationSchema),
    shouldFocusError: false,
  });
  const { handleSubmit, reset, setValue, formState, control } = form;
  const { errors, submitCount } = formState;
  const [position, front, back] = useWatch({ control, name: ['position', 'licenseFront', 'licenseBack'] });
  const { submit, sending, progress } = useSender(submitVerification);
  const [halfFilled, setHalfFilled] = useState(false);
  useLeaveWarning(halfFilled || Boolean(front || back));

  async function send(values: VerificationValues) {
    const result = await submit(values);
    if (result.kind === 'failed') showToast(failureMessage(outcomes.verification.failed, result.refusal));
    if (result.kind === 'stored') showToast({ kind: 'success', ...outcomes.verification.stored });
    return result.kind === 'stored';
  }

  function tellWhatIsMissing({ licenseFront, licenseBack }: FieldErrors<VerificationValues>) {
    if (licenseFront || licenseBack) showToast({ kind: 'error', ...outcomes.verification.missingDocuments });
  }

  function clear() {
    setHalfFilled(false);
    setValue('licenseFront', undefined);
    setValue('licenseBack', undefined);
    reset();
  }

  const onSubmit = useSubmitOnce(handleSubmit(send, tellWhatIsMissing), clear);
  return (
    <Form
      label={page.title}
      errors={errors}
      words={words}
      tries={submitCount}
      onSubmit={onSubmit}
      onChange={() => setHalfFilled(true)}
      onFocus={preloadBackend}
    >
      <SectionProgress form={form} />
      <p className="text-muted">{page.required}</p>
      {sections.map(({ id, title, intro, fields }) => (
        <FieldGroup key={id} id={id} title={title} intro={intro}>
          {fields
            .filter((name) => name !== 'otherPosition' || position === 'Other')
            .map((name) => (
              <VerificationField key={name} name={name} form={form} />
            ))}
          {fields.length === 0 && (
            <>
              <UploadProgress part={progress} />
              <SubmitButton label={actions.submit} sending={{ active: sending, label: actions.submitting }} />
            </>
          )}
        </FieldGroup>
      ))}
    </Form>
  );
}
