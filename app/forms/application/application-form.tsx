import { localHref } from '#app/ui/local-href.ts';
import { actions, draft as draftWords, fields, groups, page } from '#content/application.ts';
import { outcomes } from '#content/outcomes.ts';
import { maxLengths } from '../kit/define/field-rules.ts';
import { TextAreaField } from '../kit/fields/field.tsx';
import { FieldGroup } from '../kit/fields/field-group.tsx';
import { FieldRow } from '../kit/fields/field-row.tsx';
import {
  CityField,
  EmailField,
  FullNameField,
  PhoneField,
  StateField,
  StreetField,
  ZipField,
} from '../kit/fields/person-fields.tsx';
import { UploadField } from '../kit/fields/upload-field.tsx';
import { DraftNote } from '../kit/form/draft-note.tsx';
import { Form } from '../kit/form/form.tsx';
import { allowLeaving } from '../kit/form/leave-warning.ts';
import { LongForm } from '../kit/form/long-form.tsx';
import { SubmitButton } from '../kit/form/submit-button.tsx';
import { UploadProgress } from '../kit/form/upload-progress.tsx';
import { useDraft } from '../kit/form/use-draft.ts';
import { useSchemaForm } from '../kit/form/use-schema-form.ts';
import { useStoredForm } from '../kit/form/use-stored-form.ts';
import { useSubmitOnce } from '../kit/form/use-submit-once.ts';
import { preloadBackend } from '../kit/send/backend.ts';
import type { Receipt } from '../kit/send/receipt.ts';
import { refuseResume, resumeExtensions } from './check-resume.ts';
import { type ApplicationValues, applicationForm, applicationSchema } from './definition.ts';
import { readJobTitle } from './read-job-title.ts';
import { storeSentApplication, successTime } from './sent-application.ts';
import { submitApplication } from './submit.ts';

const sections = (['reach', 'address', 'experience'] as const).map((id) => ({
  id,
  title: groups[id],
  fields: applicationForm.inSection(id),
}));
const messages = {
  stored: { title: outcomes.application.stored, seconds: successTime.message },
  failed: { title: outcomes.application.failed },
};

export function ApplicationForm() {
  const form = useSchemaForm(applicationSchema);
  const draft = useDraft('application', applicationForm.drafted, form);
  const { submit, sending, progress, handleChange, clear } = useStoredForm({
    form,
    send: submitApplication,
    messages,
    draft,
    onStored: redirect,
  });
  const submitForJob = (values: ApplicationValues) =>
    submit({ ...values, jobTitle: readJobTitle(location.search) || page.unlisted });
  const onSubmit = useSubmitOnce(form.handleSubmit(submitForJob), clear);
  return (
    <Form
      form={form}
      label={page.title}
      words={fields}
      onSubmit={onSubmit}
      method="post"
      draft={draft.name}
      onChange={handleChange}
      onFocus={preloadBackend}
    >
      <LongForm form={form} schema={applicationSchema} sections={sections}>
        <p className="text-muted">{page.required}</p>
        <FieldGroup id="reach" title={groups.reach}>
          <FullNameField form={form} name="fullName" words={fields.fullName} />
          <FieldRow columns={2}>
            <EmailField form={form} name="email" words={fields.email} />
            <PhoneField form={form} name="phone" words={fields.phone} />
          </FieldRow>
        </FieldGroup>
        <FieldGroup id="address" title={groups.address}>
          <StreetField form={form} name="street" words={fields.street} />
          <FieldRow columns={3}>
            <CityField form={form} name="city" words={fields.city} />
            <StateField form={form} name="state" words={fields.state} />
            <ZipField form={form} name="zipCode" words={fields.zipCode} />
          </FieldRow>
        </FieldGroup>
        <FieldGroup id="experience" title={groups.experience}>
          <UploadField
            form={form}
            name="resume"
            words={fields.resume}
            extensions={resumeExtensions}
            refuse={refuseResume}
            onChange={handleChange}
          />
          <TextAreaField
            form={form}
            name="coverLetter"
            words={fields.coverLetter}
            maxLength={maxLengths.letter}
          />
        </FieldGroup>
        <DraftNote form={form} words={draftWords} onClear={clear} onUndo={handleChange} />
        <UploadProgress part={progress} />
        <SubmitButton label={actions.submit} sending={{ active: sending, label: actions.submitting }} />
      </LongForm>
    </Form>
  );
}

/** The openings show the receipt, also to a visitor who goes there before the redirect or long after it failed. */
function redirect(receipt: Receipt) {
  const fragment = storeSentApplication(receipt);
  setTimeout(() => goToOpenings(fragment), successTime.redirect * 1_000);
}

/** Does not ask for confirmation: the draft holds whatever was typed since the submit. */
function goToOpenings(fragment: string) {
  allowLeaving();
  location.assign(localHref(page.next) + fragment);
}
