import { randomUUID } from 'node:crypto';
import { storedForms } from '#app/forms/stored-forms.ts';
import { site } from '#company/site.ts';
import { type Kind, kinds, tableOf } from '#domain/kinds.ts';
import type { AskedQuestions } from '#domain/verification-questions.ts';
import { askedQuestions } from '#office/asked-questions.ts';
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
/** What is no text, or is checked before the row is. */
const samples: Record<string, string | string[]> = {
  email: sampleEmail,
  phone: '212-555-0100',
  resume_url: link('resumes', 'applicants/1700000000000-preflight.pdf'),
  social_security: '900-00-0000',
  dl_front_url: link('employment-documents', 'front_1700000000000.jpg'),
  dl_back_url: link('employment-documents', 'back_1700000000000.jpg'),
  loss_date: '2026-01-01',
  photo_urls: [],
};

/** A row with every column that the form stores. */
function sampleRow(kind: Kind, asked: AskedQuestions) {
  const columns = Object.values(storedForms[kind].fields).flatMap(({ column, question }) =>
    column && (!question || asked[question]) ? [column] : [],
  );
  const answers = columns.map((column) => [column, samples[column] ?? 'Preflight check']);
  return { id: randomUUID(), ...Object.fromEntries(answers) };
}

/** Pages in another language than English send theirs. */
const [, language] = site.languages;
const otherLanguage = language && { language };

/** A CHECK violation means that grants, policies and columns accept the form's row. Nothing is stored. */
export async function checkForms(send: Send, { backend }: Target, asked = askedQuestions) {
  const findings: Finding[] = [];
  for (const kind of kinds) {
    const table = tableOf(kind);
    const row = { ...sampleRow(kind, asked), ...invalidValues[table], ...otherLanguage };
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
