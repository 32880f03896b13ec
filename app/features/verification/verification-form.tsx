import { type FieldErrors, useWatch } from 'react-hook-form';
import { outcomes } from '#app/content/outcomes.ts';
import { actions, page, sections, fields as words } from '#app/content/verification.ts';
import { preloadBackend } from '#app/lib/submit/backend.ts';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { FieldGroup } from '#app/ui/form/field-group.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { UploadProgress } from '#app/ui/form/upload-progress.tsx';
import { useStoredForm } from '#app/ui/form/use-stored-form.ts';
import { type VerificationValues, verificationSchema } from './schema.ts';
import { SectionProgress } from './section-progress.tsx';
import { submitVerification } from './submit.ts';
import { VerificationField } from './verification-field.tsx';

/** Has no draft, because its answers must not be stored in the browser. */
export function VerificationForm() {
  const form = useSchemaForm(verificationSchema);
  const { submit, sending, progress, handleChange, clear } = useStoredForm({
    form,
    send: submitVerification,
    messages: outcomes.verification,
  });
  const position = useWatch({ control: form.control, name: 'position' });
  const onSubmit = useSubmitOnce(form.handleSubmit(submit, showMissingDocuments), clear);
  return (
    <Form
      form={form}
      label={page.title}
      words={words}
      onSubmit={onSubmit}
      onChange={handleChange}
      onFocus={preloadBackend}
    >
      <SectionProgress form={form} />
      <p className="text-muted">{page.required}</p>
      {sections.map(({ id, title, intro, fields }) => (
        <FieldGroup key={id} id={id} title={title} intro={intro}>
          {fields
            .filter((name) => name !== 'otherPosition' || position === 'Other')
            .map((name) => (
              <VerificationField key={name} name={name} form={form} onChange={handleChange} />
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

function showMissingDocuments({ licenseFront, licenseBack }: FieldErrors<VerificationValues>) {
  if (licenseFront || licenseBack) showToast({ kind: 'error', ...outcomes.verification.missingDocuments });
}
