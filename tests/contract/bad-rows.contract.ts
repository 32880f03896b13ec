import { describe, expect, it } from 'vitest';
import {
  noAnswers,
  publicUrl,
  sampleApplication,
  sampleContact,
  samples,
  sampleVerification,
} from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { asVisitor, byDeployment, describeOurServer, staff, storedRow, visitor } from './deployment.ts';
import { expectRowRefused } from './expect-refused.ts';

type Tables = keyof typeof samples;
const violation = { status: 400, code: '23514' };
const notSealed = '-----BEGIN PGP MESSAGE-----\n\nx\n-----END PGP MESSAGE-----';

/** A value that violates each rule of the schema. */
const broken: Array<[Tables, string, unknown]> = [
  ['contacts', 'name', 'A'],
  ['contacts', 'name', '   A   '],
  ['contacts', 'name', '\u00a0\u3000A\u2003'],
  ['contacts', 'name', 'A'.repeat(201)],
  ['contacts', 'email', 'ada'],
  ['contacts', 'email', 'ada@example'],
  ['contacts', 'email', 'ada lovelace@example.com'],
  ['contacts', 'email', `${'a'.repeat(250)}@example.com`],
  ['contacts', 'phone', '123456789'],
  ['contacts', 'phone', '1'.repeat(51)],
  ['contacts', 'subject', 'A'],
  ['contacts', 'subject', 'A'.repeat(201)],
  ['contacts', 'message', 'Too short'],
  ['contacts', 'message', 'A'.repeat(5001)],
  ['job_applications', 'full_name', 'A'],
  ['job_applications', 'email', 'no'],
  ['job_applications', 'phone', '123456'],
  ['job_applications', 'street', 'A'],
  ['job_applications', 'city', 'A'],
  ['job_applications', 'state', 'N'],
  ['job_applications', 'zip_code', '1'],
  ['job_applications', 'cover_letter', 'A'.repeat(10_001)],
  ['job_applications', 'job_title', ''],
  ['job_applications', 'resume_url', 'https://evil.example/cv.pdf'],
  ['job_applications', 'resume_url', 'javascript:alert(1)'],
  ['job_applications', 'resume_url', publicUrl('resumes', 'applicants/../1700000000000-a.pdf')],
  ['job_applications', 'resume_url', publicUrl('resumes', 'applicants/1700000000000-a.exe')],
  ['job_applications', 'resume_url', publicUrl('employment-documents', 'front_1700000000000.pdf')],
  ['employment_verifications', 'first_name', ' '],
  ['employment_verifications', 'last_name', ''],
  ['employment_verifications', 'email', 'no'],
  ['employment_verifications', 'phone', '123456789'],
  ['employment_verifications', 'phone_carrier', 'Carrier Pigeon'],
  ['employment_verifications', 'street_address', ''],
  ['employment_verifications', 'city', ''],
  ['employment_verifications', 'state', ''],
  ['employment_verifications', 'zip_code', '1234'],
  ['employment_verifications', 'bank_name', ''],
  ['employment_verifications', 'credit_score', '712'],
  ['employment_verifications', 'social_security', '12345678'],
  ['employment_verifications', 'social_security', '1234567890'],
  ['employment_verifications', 'social_security', '12345678X'],
  ['employment_verifications', 'social_security', notSealed],
  ['employment_verifications', 'position', ''],
  ['employment_verifications', 'position', 'A'.repeat(201)],
  ['employment_verifications', 'other_position', 'A'.repeat(201)],
  ['employment_verifications', 'additional_info', 'A'.repeat(5001)],
  ['employment_verifications', 'dl_front_url', publicUrl('employment-documents', 'back_1700000000000.jpg')],
  ['employment_verifications', 'dl_back_url', publicUrl('employment-documents', 'back_1700000000000.gif')],
  ['claim_reports', 'name', 'A'],
  ['claim_reports', 'email', 'no'],
  ['claim_reports', 'phone', '123456789'],
  ['claim_reports', 'anyone_hurt', 'maybe'],
  ['claim_reports', 'loss_kind', ''],
  ['claim_reports', 'loss_date', '1899-12-31'],
  ['claim_reports', 'loss_time', 'A'.repeat(101)],
  ['claim_reports', 'loss_place', 'A'],
  ['claim_reports', 'policy_number', 'A'.repeat(51)],
  ['claim_reports', 'description', 'Too short'],
  ['claim_reports', 'description', 'A'.repeat(5001)],
  ['claim_reports', 'others_involved', 'A'.repeat(3001)],
  ['claim_reports', 'reach_by', ''],
  ...(Object.keys(samples) as Tables[]).map((table): [Tables, string, string] => [
    table,
    'site_release',
    '-1',
  ]),
  ...(Object.keys(samples) as Tables[]).flatMap((table) =>
    ['', 'e', 'EN', 'spa', 'e1', 'es-US'].map((code): [Tables, string, string] => [table, 'language', code]),
  ),
];

describe('a row that violates a rule is refused and not stored', () => {
  it.each(broken)('%s.%s = %j', async (table, column, value) => {
    const message = await expectRowRefused(violation, table, samples[table]({ [column]: value }));
    expect(message).toContain(`${table}_${column}_check`);
  });

  const optionalInClaims = ['loss_time', 'policy_number', 'others_involved', 'photo_urls'];
  const optional = ['id', 'cover_letter', ...optionalInClaims, ...Object.keys(noAnswers)];
  const required = Object.entries(samples).flatMap(([table, sample]) =>
    Object.keys(sample())
      .filter((column) => !optional.includes(column))
      .map((column) => [table as Tables, column] as const),
  );
  it.each(required)('%s without %s', async (table, column) => {
    const { [column]: _, ...row } = samples[table]() as Record<string, unknown>;
    await expectRowRefused({ status: 400, code: '23502' }, table, row);
  });
});

it.each(['dl_front_url', 'dl_back_url'])('a license without %s is refused', async (side) => {
  const row = sampleVerification({ [side]: null });
  const message = await expectRowRefused(violation, 'employment_verifications', row);
  expect(message).toContain('employment_verifications_license_check');
});

describe('requests for unknown resources', () => {
  it('an unknown table', async () => {
    const { error, status } = await visitor.from('customers').insert(sampleContact());
    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST205' });
  });

  it.each(['applied', 'sealing_keys', 'objects', 'buckets', 'pg_roles'])(
    'the table %s of another schema',
    async (name) => {
      const { error, status } = await visitor.from(name).select();
      expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST205' });
    },
  );

  it('an unknown column', async () => {
    const row = sampleContact({ is_admin: 'true' });
    await expectRowRefused({ status: 400, code: 'PGRST204' }, 'contacts', row);
  });

  it.each(['__proto__', 'constructor', 'name"; drop table contacts; --'])(
    'a column named %s',
    async (column) => {
      const answer = await post('contacts', `{${JSON.stringify(column)}:"x"}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'PGRST204' });
    },
  );

  it('an unknown schema', async () => {
    const answer = await post('contacts', JSON.stringify(sampleContact()), { 'content-profile': 'storage' });
    expect(answer.status).toBe(406);
    expect(await answer.json()).toMatchObject({ code: 'PGRST106' });
  });

  it('an unknown function', async () => {
    const { error, status } = await visitor.rpc('pg_read_file', { filename: '/etc/passwd' });
    expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PGRST202' });
  });
});

describe('malformed bodies', () => {
  it.each(['', '{', '[1]', '[[]]', '{"name":}', '\ufeff{}'])('%j is refused', async (body) => {
    const answer = await post('contacts', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'PGRST102' });
  });

  it('broken UTF-8 is refused', async () => {
    const answer = await post('contacts', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]));
    expect(answer.status).toBe(400);
  });

  it('a form instead of JSON is refused', async () => {
    const answer = await post('contacts', 'name=Ada', { 'content-type': 'application/xml' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'PGRST102' });
  });

  it('a NUL character is refused', async () => {
    const row = sampleContact({ message: 'Zero \u0000 inside the text' });
    await expectRowRefused({ status: 400, code: '22P05' }, 'contacts', row);
  });

  it.each(['\\ud800', '\\udc00', '\\ud800\\ud800'])('the lone surrogate %s is refused', async (half) => {
    const row = sampleContact();
    const answer = await post('contacts', JSON.stringify(row).replace('Ada', `Ada ${half}`));
    expect(answer.status).toBe(400);
    // PostgREST's own parser may refuse it before PostgreSQL does.
    const code = byDeployment({ ours: /^22/, supabase: /^(22|PGRST102$)/ });
    expect(await answer.json()).toMatchObject({ code: expect.stringMatching(code) });
    expect(await storedRow('contacts', row.id)).toBeNull();
  });
});

describe('a visitor may insert one row per request', () => {
  it.each([2, 100])('a list of %i rows is refused whole', async (length) => {
    const rows = Array.from({ length }, () => sampleContact());
    const { error, status } = await visitor.from('contacts').insert(rows);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(error?.code).toBeTruthy();
    const ids = rows.slice(0, 50).map(({ id }) => id);
    expect((await staff.from('contacts').select('id').in('id', ids)).data).toEqual([]);
  });
});

describe('values of the wrong type', () => {
  it('an id that is no UUID is refused', async () => {
    const { error, status } = await visitor.from('contacts').insert(sampleContact({ id: 'mine' }));
    expect({ status, code: error?.code }).toEqual({ status: 400, code: '22P02' });
  });

  // Hosted Supabase stores the JSON text of such a value; this server refuses it.
  describeOurServer('another type of value', () => {
    it.each([[12345678901], [true], [{ text: 'Hello, is anyone there?' }], [['Hello', 'world!']]])(
      '%j for a text is refused',
      async (message) => {
        await expectRowRefused({ status: 400, code: '22P02' }, 'contacts', sampleContact({ message }));
      },
    );
  });
});

describeOurServer('a body over 32 KB', () => {
  it.each([33 * 1024, 5 * 1024 * 1024])('of %i bytes is refused', async (size) => {
    const row = sampleContact({ message: 'A'.repeat(size) });
    await expectRowRefused({ status: 413, code: 'PGRST102' }, 'contacts', row);
  });

  it('is refused while it streams, too', async () => {
    const chunk = new TextEncoder().encode('A'.repeat(8192));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 40) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const init = {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': 'application/json' },
    } as RequestInit;
    const answer = await asVisitor('/rest/v1/contacts', init);
    expect(answer.status).toBe(413);
  });
});

it('the longest form of each kind fits', async () => {
  const contact = sampleContact({ message: '漢'.repeat(5000) });
  const application = await withFiles(visitor, sampleApplication({ cover_letter: 'é'.repeat(10_000) }));
  const verification = await withFiles(visitor, sampleVerification({ additional_info: '漢'.repeat(5000) }));
  expect((await visitor.from('contacts').insert(contact)).status).toBe(201);
  expect((await visitor.from('job_applications').insert(application)).status).toBe(201);
  expect((await visitor.from('employment_verifications').insert(verification)).status).toBe(201);
});

function post(table: string, body: string | Buffer, headers: Record<string, string> = {}) {
  const init = { method: 'POST', body: typeof body === 'string' ? body : new Uint8Array(body) };
  return asVisitor(`/rest/v1/${table}`, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
}
