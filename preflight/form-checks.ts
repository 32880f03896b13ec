import { randomUUID } from 'node:crypto';
import { askedQuestions } from '#app/office/asked-questions.ts';
import { site } from '#app/site.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { toRow } from '../app/features/verification/to-row.ts';
import { Problem } from '../cli/problem.ts';
import { type Finding, good, judge, settle, unknown } from './finding.ts';
import { describeReply, errorCode, isSuccess, json, type Send } from './request.ts';
import { sampleEmail, sampleMessage } from './samples.ts';
import type { Target } from './target.ts';

const invalidValues = {
  contacts: { name: 'x' },
  job_applications: { full_name: 'x' },
  employment_verifications: { first_name: '' },
  claim_reports: { name: 'x' },
};
const link = (bucket: string, path: string) =>
  `https://example.com/storage/v1/object/public/${bucket}/${path}`;
const person = {
  email: sampleEmail,
  phone: '212-555-0100',
  city: 'New York',
  state: 'NY',
  zip_code: '10004',
};

/** Complete rows, as the forms send them. Each is sent with one value that violates a CHECK constraint. */
const sampleRows = (asked: AskedQuestions) => ({
  contacts: sampleMessage(randomUUID()),
  job_applications: {
    ...person,
    id: randomUUID(),
    street: '1 Harbor Street',
    cover_letter: null,
    job_title: 'Preflight check',
    resume_url: link('resumes', 'applicants/1700000000000-preflight.pdf'),
  },
  employment_verifications: toRow(
    randomUUID(),
    {
      ...person,
      firstName: 'Preflight',
      lastName: 'Check',
      phoneCarrier: 'Other',
      streetAddress: '1 Harbor Street',
      zipCode: person.zip_code,
      bankName: 'Bank',
      creditScore: 'Good (700-749)',
      socialSecurity: '900-00-0000',
      confirmSocialSecurity: '900-00-0000',
      position: 'Other',
      otherPosition: undefined,
      additionalInfo: undefined,
    },
    asked,
    {
      dl_front_url: link('employment-documents', 'front_1700000000000.jpg'),
      dl_back_url: link('employment-documents', 'back_1700000000000.jpg'),
    },
  ),
  claim_reports: {
    id: randomUUID(),
    email: sampleEmail,
    phone: person.phone,
    anyone_hurt: 'no',
    loss_kind: 'Preflight check',
    loss_date: '2026-01-01',
    loss_time: null,
    loss_place: '1 Harbor Street',
    policy_number: null,
    description: 'Sent by npm run preflight.',
    others_involved: null,
    reach_by: 'Email',
    photo_urls: [],
  },
});
/** Pages in another language than English send theirs. */
const [, language] = site.languages;
const otherLanguage = language && { language };

type Form = keyof ReturnType<typeof sampleRows>;

/** A CHECK violation means that grants, policies and columns accept the form's row. Nothing is stored. */
export async function checkForms(send: Send, { backend }: Target, asked = askedQuestions) {
  const findings: Finding[] = [];
  const rows = sampleRows(asked);
  for (const table of Object.keys(rows) as Form[]) {
    const row = { ...rows[table], ...invalidValues[table], ...otherLanguage };
    const reply = await send('anon', `/rest/v1/${table}`, json('POST', row));
    const code = errorCode(reply);
    if (reply.status === 401 && code !== '42501')
      throw new Problem(
        `${backend} does not accept the site's public key. Set SUPABASE_ANON_KEY to the key that the site was built with.`,
      );
    if (reply.status === 404 && !code)
      throw new Problem(
        `${backend} answers, but it is not the backend. Name the right address: npm run preflight -- --url ADDRESS`,
      );
    findings.push(
      judge('forms', `form:${table}`, code === '23514', {
        fine: `${table}: the form can insert its row`,
        open: `${table}: the form would fail (${describeReply(reply)})`,
        next:
          code === 'PT503' || reply.status === 503
            ? 'Install the sealing key as described in docs/supabase.md.'
            : 'Apply the migrations in supabase/ and run this again.',
      }),
    );
  }
  return findings;
}

/** Sends two valid rows in one request. Runs only with the staff secret, which can delete them again. */
export async function checkBulkInsert(send: Send): Promise<Finding[]> {
  const ids = [randomUUID(), randomUUID()];
  const reply = await send('anon', '/rest/v1/contacts', json('POST', ids.map(sampleMessage)));
  if (!isSuccess(reply))
    return [good('access', 'access:bulk-insert', 'contacts: several rows in one request are refused')];
  const removed = await send('staff', `/rest/v1/contacts?id=in.(${ids.join(',')})`, { method: 'DELETE' });
  const accepted = settle(
    'access',
    'access:bulk-insert',
    'contacts: several rows in one request are not refused',
    'The trigger one_row_at_a_time is missing: apply the migrations in supabase/.',
  );
  return isSuccess(removed)
    ? [accepted]
    : [
        accepted,
        unknown(
          'forms',
          'clean:contacts',
          `contacts: still holds ${ids.join(', ')}`,
          'Delete these rows by hand.',
        ),
      ];
}
