import { setTimeout as wait } from 'node:timers/promises';
import { applicationSchema } from '#app/forms/application/definition.ts';
import { submitApplication } from '#app/forms/application/submit.ts';
import { claimSchema } from '#app/forms/claim/schema.ts';
import { submitClaim } from '#app/forms/claim/submit.ts';
import { submitContact } from '#app/forms/contact/submit.ts';
import type { Backend } from '#app/forms/kit/send/backend.ts';
import { insertRow } from '#app/forms/kit/send/insert-row.ts';
import { createSubmission, type Submission, type SubmitResult } from '#app/forms/kit/send/submission.ts';
import { createVerificationSchema } from '#app/forms/verification/schema.ts';
import { submitVerification } from '#app/forms/verification/submit.ts';
import { site } from '#company/site.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { Problem } from '../cli/problem.ts';
import type { DemoRecord } from './records.ts';

/** In seconds. Nobody wants to watch a command wait for longer. */
const longestPause = 30;
const maxPauses = 5;

/** Sends a record as its form does. Resolves to the id of the stored row. */
export async function sendRecord(record: DemoRecord, backend: Backend): Promise<string> {
  const submission = createSubmission();
  const submit = await prepare(record);
  const page = 'language' in record ? pageIn(record.language, backend) : backend;
  for (let pauses = 0; ; pauses += 1) {
    const result = await submit(submission, page);
    if (result.kind === 'stored') return submission.id;
    const { refusal } = result;
    const seconds = refusal && 'seconds' in refusal ? refusal.seconds : undefined;
    if (!seconds || seconds > longestPause || pauses === maxPauses)
      throw new Problem(explain(record.kind, refusal));
    await wait(seconds * 1000);
  }
}

/** The backend as a page in another language of the site uses it. */
function pageIn(language: LanguageCode | undefined, backend: Backend): Backend {
  if (!language || !site.languages.includes(language)) return backend;
  return { ...backend, insert: (table, row) => insertRow(backend, table, row, language) };
}

type Failure = Extract<SubmitResult, { kind: 'failed' }>;
type Submit = (submission: Submission, backend: Backend) => Promise<SubmitResult>;

/** Makes the files once, and checks everything as the form does. A second attempt sends the same. */
async function prepare(record: DemoRecord): Promise<Submit> {
  if (record.kind === 'message')
    return (submission, backend) => submitContact(record.values, submission, backend);
  if (record.kind === 'application') {
    const { jobTitle, ...typed } = record.values;
    const values = applicationSchema.parse({ ...typed, resume: await record.makeResumeFile() });
    return (submission, backend) => submitApplication({ ...values, jobTitle }, submission, backend);
  }
  if (record.kind === 'claim') {
    const values = claimSchema.parse({ ...record.values, photos: await record.makePhotos() });
    return (submission, backend) => submitClaim(values, submission, backend);
  }
  const license = askedQuestions.driversLicense ? await record.makeLicenseFiles() : {};
  const values = createVerificationSchema(askedQuestions).parse({ ...record.values, ...license });
  return (submission, backend) => submitVerification(values, submission, backend, askedQuestions);
}

function explain(kind: DemoRecord['kind'], refusal: Failure['refusal']): string {
  switch (refusal?.reason) {
    case 'too-many':
      return `The server takes no more from this address for ${Math.ceil(refusal.seconds / 60)} minutes. Set DATA_DIR to the server's data folder, so that its staff secret lifts the limit, or start the server with RATE_LIMIT=off.`;
    case 'closed':
      return 'The server stores nothing at the moment: its disk is full or its database is away.';
    case 'file':
      return `The server refused the file of this ${kind}. See the server's log.`;
    default:
      return `The server did not store this ${kind}. See the server's log.`;
  }
}
