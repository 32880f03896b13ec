import { expect, it } from 'vitest';
import { type ApplicationValues, applicationSchema } from '#app/forms/application/definition.ts';
import { submitApplication } from '#app/forms/application/submit.ts';
import { contactSchema } from '#app/forms/contact/definition.ts';
import { submitContact } from '#app/forms/contact/submit.ts';
import { sanitize } from '#app/forms/kit/define/sanitize.ts';
import type { Backend } from '#app/forms/kit/send/backend.ts';
import { createBackendClient } from '#app/forms/kit/send/backend-client.ts';
import { createSubmission, type Submission, type SubmitResult } from '#app/forms/kit/send/submission.ts';
import { createVerificationSchema } from '#app/forms/verification/schema.ts';
import { submitVerification } from '#app/forms/verification/submit.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { fileOfSize } from '../support/fake-backend.ts';
import { mapConcurrently } from '../support/map-concurrently.ts';
import { naughtyStrings, someNaughtyStrings } from '../support/naughty.ts';
import { readRows } from '../support/read-rows.ts';
import { withFiles } from '../support/upload-files.ts';
import { deployment, staff } from './deployment.ts';

/** Rows go to the real backend. Files are uploaded as staff, because Node has no XMLHttpRequest. */
const backend: Backend = {
  ...createBackendClient({ url: deployment.url, anonKey: deployment.anonKey }),
  upload: async (bucket, path) => {
    const { url } = await withFiles(staff, {
      url: `${deployment.url}/storage/v1/object/public/${bucket}/${path}`,
    });
    return url;
  },
};

type Form = {
  table: string;
  /** Form field → column. Each gets the same naughty string, padded to the minimum length. */
  fields: Record<string, string>;
  padding: Record<string, string>;
  valid: Record<string, unknown>;
  parse: (values: Record<string, unknown>) => { success: boolean; data?: unknown };
  submit: (values: never, submission: Submission) => Promise<SubmitResult>;
};

const reachable = { email: 'ada@harborlight.example', phone: '(212) 555-0123' };
const address = { city: 'city', zipCode: 'zip_code' };
const forms: Form[] = [
  {
    table: 'contacts',
    fields: { name: 'name', phone: 'phone', subject: 'subject', message: 'message' },
    padding: { phone: '2125550123 ', message: '1234567890' },
    valid: { ...reachable, honeypot: '' },
    parse: (values) => contactSchema.safeParse(values),
    submit: (values, submission) => submitContact(values, submission, backend),
  },
  {
    table: 'job_applications',
    fields: {
      fullName: 'full_name',
      phone: 'phone',
      street: 'street',
      coverLetter: 'cover_letter',
      state: 'state',
      ...address,
    },
    padding: { phone: '5550123 ' },
    valid: { ...reachable, resume: fileOfSize(10, 'cv.pdf') },
    parse: (values) => applicationSchema.safeParse(values),
    submit: (values: ApplicationValues, submission) =>
      submitApplication({ ...values, jobTitle: 'Data Entry Clerk' }, submission, backend),
  },
  {
    table: 'employment_verifications',
    fields: {
      firstName: 'first_name',
      lastName: 'last_name',
      phone: 'phone',
      streetAddress: 'street_address',
      ...(askedQuestions.bankName && { bankName: 'bank_name' }),
      ...(askedQuestions.position && { otherPosition: 'other_position' }),
      ...(askedQuestions.additionalInfo && { additionalInfo: 'additional_info' }),
      ...address,
    },
    padding: { phone: '2125550123 ', zipCode: '10004 ' },
    valid: {
      ...reachable,
      phoneCarrier: 'Other',
      state: 'NY',
      creditScore: 'Good (700-749)',
      position: 'Other',
      socialSecurity: '900-12-3456',
      confirmSocialSecurity: '900123456',
      licenseFront: fileOfSize(10, 'front.png'),
      licenseBack: fileOfSize(10, 'back.png'),
    },
    parse: (values) => createVerificationSchema(askedQuestions).safeParse(values),
    submit: (values, submission) => submitVerification(values, submission, backend, askedQuestions),
  },
];

/** Each form gets a third of the strings; naughty.contract.ts sends all of them without a form. */
it.each(forms.map((form, at) => ({ ...form, at })))(
  '$table: naughty strings in every text field are refused by the form or stored as sanitized',
  async ({ at, ...form }) => {
    const strings = someNaughtyStrings().filter((_, index) => index % forms.length === at);
    const typed = strings.map((text) =>
      Object.fromEntries(
        Object.keys(form.fields).map((name) => [name, `${form.padding[name] ?? 'xx'}${text}`]),
      ),
    );
    const taken = typed
      .map((texts) => ({ texts, ...form.parse({ ...form.valid, ...texts }) }))
      .filter(({ success }) => success);
    // The others are too long for a zip code or a phone number.
    expect(taken.length).toBeGreaterThan(typed.length / 4);

    const sent = await mapConcurrently(taken, async ({ texts, data }) => {
      const submission = createSubmission();
      const { kind } = await form.submit(data as never, submission);
      return { id: submission.id, texts, kind };
    });
    expect(sent.filter(({ kind }) => kind !== 'stored')).toEqual([]);
    const ids = sent.map(({ id }) => id);
    const stored = await readRows(staff, form.table, ids);
    for (const { id, texts } of sent) {
      for (const [name, column] of Object.entries(form.fields)) {
        expect(stored.get(id)?.[column], `${column}: ${texts[name]}`).toBe(sanitize(texts[name] ?? ''));
      }
    }
  },
);

it('the form refuses every naughty email address', () => {
  const complete = { ...forms[0]?.valid, name: 'Ada', subject: 'Hello', message: 'A message of some length' };
  for (const text of naughtyStrings())
    expect(contactSchema.safeParse({ ...complete, email: text }).success).toBe(false);
});
