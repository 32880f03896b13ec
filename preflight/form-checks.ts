import { randomUUID } from 'node:crypto';
import { delicateFields } from './delicate-fields.ts';
import { CannotRun, type Finding, good, settle, unknown } from './finding.ts';
import type { Settings } from './settings.ts';
import { specimenMessage } from './specimens.ts';
import { type Ask, codeOf, isTaken, json, sayOf } from './wire.ts';

const short = {
  contacts: { name: 'x' },
  job_applications: { full_name: 'x' },
  employment_verifications: { first_name: '' },
};
const link = (bucket: string, path: string) =>
  `https://example.com/storage/v1/object/public/${bucket}/${path}`;
const person = {
  email: 'preflight@example.com',
  phone: '212-555-0100',
  city: 'New York',
  state: 'NY',
  zip_code: '10004',
};

/** Whole rows but for one text that is too short: a database that takes the form's columns stops at exactly that rule. */
const rows = {
  contacts: specimenMessage(randomUUID()),
  job_applications: {
    ...person,
    id: randomUUID(),
    street: '1 Harbor Street',
    cover_letter: null,
    job_title: 'Preflight check',
    resume_url: link('resumes', 'applicants/1700000000000-preflight.pdf'),
  },
  employment_verifications: {
    ...person,
    id: randomUUID(),
    last_name: 'Check',
    phone_carrier: 'Other',
    street_address: '1 Harbor Street',
    bank_name: 'Bank',
    credit_score: 'Good (700-749)',
    social_security: '900-00-0000',
    position: 'Other',
    other_position: null,
    additional_info: null,
    dl_front_url: link('employment-documents', 'front_1700000000000.jpg'),
    dl_back_url: link('employment-documents', 'back_1700000000000.jpg'),
  },
};
type Form = keyof typeof rows;

/** Refused for the one bad value and nothing else: the form's way to the table is free, and nothing is stored. */
export async function tryForms(ask: Ask, { backend }: Settings): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const table of Object.keys(rows) as Form[]) {
    const row = { ...withoutSwitchedOff(rows[table]), ...short[table] };
    const answer = await ask('stranger', `/rest/v1/${table}`, json('POST', row));
    const code = codeOf(answer);
    if (answer.status === 401 && code !== '42501')
      throw new CannotRun(
        `${backend} does not know the site's public key. Set SUPABASE_ANON_KEY to the one it was built with.`,
      );
    if (answer.status === 404 && !code)
      throw new CannotRun(
        `${backend} answers, but not as a backend does. Say where it is: npm run preflight -- --url ADDRESS`,
      );
    const works = code === '23514';
    findings.push(
      works
        ? good('forms', `form:${table}`, `${table}: the form's way to its table is free`)
        : settle(
            'forms',
            `form:${table}`,
            `${table}: the form would fail (${sayOf(answer)})`,
            code === 'PT503' || answer.status === 503
              ? 'Install the sealing key: docs/going-live.md says how.'
              : 'Apply the migrations in supabase/ and run this again.',
          ),
    );
  }
  return findings;
}

/** A field that the owner took out of the form is not sent, and the backend need not take it. */
function withoutSwitchedOff(row: Record<string, unknown>): Record<string, unknown> {
  const off = delicateFields.filter(({ isAsked }) => !isAsked).map(({ column }) => String(column));
  return Object.fromEntries(Object.entries(row).filter(([column]) => !off.includes(column)));
}

/** Two good rows in one request. Tried only where they could be taken away again. */
export async function tryManyRows(ask: Ask): Promise<Finding[]> {
  const ids = [randomUUID(), randomUUID()];
  const answer = await ask(
    'stranger',
    '/rest/v1/contacts',
    json(
      'POST',
      ids.map((id) => specimenMessage(id)),
    ),
  );
  if (!isTaken(answer))
    return [good('doors', 'door:many-rows', 'contacts: many rows in one request are refused')];
  const removed = await ask('staff', `/rest/v1/contacts?id=in.(${ids.join(',')})`, { method: 'DELETE' });
  const open = settle(
    'doors',
    'door:many-rows',
    'contacts: many rows in one request are taken',
    'The trigger one_row_at_a_time is missing: apply the migrations in supabase/.',
  );
  return isTaken(removed)
    ? [open]
    : [
        open,
        unknown(
          'forms',
          'clean:contacts',
          `contacts: still holds ${ids.join(', ')}`,
          'Delete these rows by hand.',
        ),
      ];
}
