import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { outcomes } from '#content/outcomes.ts';
import { writeVerificationReceipt } from '#content/receipts.ts';
import { actions, page, fields as words } from '#content/verification.ts';
import { otherPosition } from '#domain/verification-answers.ts';
import { askAllBut, type Question } from '#domain/verification-questions.ts';
import { FieldGroup } from '../kit/fields/field-group.tsx';
import { FieldRow } from '../kit/fields/field-row.tsx';
import { Form } from '../kit/form/form.tsx';
import { FormReceiptPanel } from '../kit/form/form-receipt.tsx';
import { LongForm } from '../kit/form/long-form.tsx';
import { SubmitButton } from '../kit/form/submit-button.tsx';
import { UploadProgress } from '../kit/form/upload-progress.tsx';
import { useSchemaForm } from '../kit/form/use-schema-form.ts';
import { useStoredForm } from '../kit/form/use-stored-form.ts';
import { useSubmitOnce } from '../kit/form/use-submit-once.ts';
import { preloadBackend } from '../kit/send/backend.ts';
import { toRows } from './field-rows.ts';
import { createVerificationSchema, type VerificationValues } from './schema.ts';
import { listSections } from './sections.ts';
import { submitVerification } from './submit.ts';
import { VerificationField } from './verification-field.tsx';
import { VerificationReview } from './verification-review.tsx';

/** `skipped`: what is not asked. `creditReason`: why we ask for a credit score, which follows from the law of the state. */
type Props = { skipped: readonly Question[]; creditReason: string };

/** Has no draft, because its answers must not be stored in the browser. */
export function VerificationForm({ skipped, creditReason }: Props) {
  const questions = useMemo(() => askAllBut(skipped), [skipped]);
  const schema = useMemo(() => createVerificationSchema(questions), [questions]);
  const form = useSchemaForm(schema);
  const sections = listSections(questions);
  // The last section asks nothing: it holds the button.
  const steps = sections.filter(({ fields }) => fields.length > 0);
  const { submit, sending, progress, receipt, closeReceipt, handleChange, clear } = useStoredForm({
    form,
    send: (values: VerificationValues, submission, backend) =>
      submitVerification(values, submission, backend, questions),
    messages: { failed: outcomes.verification.failed },
  });
  const isOther = useWatch({ control: form.control, name: 'position' }) === otherPosition;
  const onSubmit = useSubmitOnce(form.handleSubmit(submit), clear);
  const { licenseFront, licenseBack } = form.formState.errors;
  return (
    <Form
      form={form}
      label={page.title}
      words={words}
      onSubmit={onSubmit}
      method="post"
      onChange={handleChange}
      onFocus={preloadBackend}
      errorNote={licenseFront || licenseBack ? outcomes.verification.missingDocuments : undefined}
      hidesFields={receipt?.replacesFields}
      receipt={
        receipt && (
          <FormReceiptPanel
            words={writeVerificationReceipt(questions)}
            receipt={receipt}
            onClose={closeReceipt}
          />
        )
      }
    >
      <LongForm form={form} schema={schema} sections={steps}>
        <p className="text-muted">{page.required}</p>
        {sections.map(({ id, title, intro, fields }) => (
          <FieldGroup key={id} id={id} title={title} intro={intro}>
            {toRows(fields).map((row) => (
              <FieldRow key={row[0]} columns={row.length}>
                {row.map((name) => {
                  const field = (
                    <VerificationField
                      key={name}
                      name={name}
                      form={form}
                      creditReason={creditReason}
                      onChange={handleChange}
                    />
                  );
                  return name === 'otherPosition' && !isOther ? (
                    <div key={name} className="without-scripts">
                      {field}
                    </div>
                  ) : (
                    field
                  );
                })}
              </FieldRow>
            ))}
            {fields.length === 0 && (
              <>
                <VerificationReview form={form} sections={steps} />
                <UploadProgress part={progress} />
                <SubmitButton
                  label={actions.submit}
                  sending={{ active: sending, label: actions.submitting }}
                />
              </>
            )}
          </FieldGroup>
        ))}
      </LongForm>
    </Form>
  );
}
