import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#content/jobs/index.ts';
import { type Kind, kinds } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import { kindsFor, roles } from '#domain/roles.ts';
import type { Colleague } from '../../server/staff/records/colleagues.ts';
import type { toShownRecord } from '../../server/staff/records/shown-record.ts';
import { readAudit } from '../support/read-audit.ts';
import { docBytes, pdfBytes, pngBytes } from '../support/sample-files.ts';
import { noAnswers } from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';
import { refusal, type StaffSession } from '../support/staff-client.ts';
import { recordsIn } from '../support/staff-records.ts';

const people = shareStaff({ owner: 'Olivia', hiring: 'Hugo', service: 'Sam', editor: 'Edith' });
let records: ReturnType<typeof recordsIn>;
const person = { email: 'Grace@Example.com', phone: '212-555-0142' };
const resume = { bytes: pdfBytes(), extension: 'pdf' } as const;
const picture = { bytes: pngBytes(), extension: 'png' } as const;
const store: Record<Kind, () => Promise<string>> = {
  message: () => records.message(person),
  application: () => records.application(resume, person),
  verification: () => records.verification(picture, picture, person),
  claim: () => records.claim(picture, person),
};
const parts: Record<Kind, string> = {
  message: 'resume',
  application: 'resume',
  verification: 'license_front',
  claim: 'photo_1',
};

beforeAll(() => {
  records = recordsIn(people.server);
});

const find = async (session: StaffSession, kind: Kind, id: string) =>
  (await session.get(`/records/${kind}/${id}`)).body as Found;
type Found = ReturnType<typeof toShownRecord> & {
  others: InboxEntry[];
  colleagues: Colleague[];
  hasAssignee: boolean;
};

it('a flood under the address of one person does not make their records large', async () => {
  const id = await records.message({ email: 'flooded@example.com' });
  await people.server.sql(`insert into public.contacts (name, email, phone, subject, message)
    select 'Ada', 'flooded@example.com', '2125550' || n, 'Hello', 'A long enough message' from generate_series(100, 599) n`);
  expect((await find(people.service, 'message', id)).others.length).toBeLessThanOrEqual(101);
});

it('tells an assignee whom a restored backup does not have from one whose role does not fit', async () => {
  const id = await records.message(person);
  const assign = (to: string) =>
    people.server.sql(
      `update private.inbox set assignee = '${to}', assignee_name = 'Sam' where record_id = '${id}'`,
    );
  expect(await find(people.service, 'message', id)).toMatchObject({ hasAssignee: true });
  await assign(people.hiring.id);
  expect(await find(people.service, 'message', id)).toMatchObject({ hasAssignee: true });
  await assign('of another backup');
  expect(await find(people.service, 'message', id)).toMatchObject({ hasAssignee: false });
});

it('a claim in which someone is hurt says so in the list and in the record, and no other does', async () => {
  for (const [answer, hurt] of [
    ['yes', true],
    ['unsure', false],
    ['no', false],
  ] as const) {
    const id = await records.claim(undefined, { ...person, anyone_hurt: answer });
    expect((await find(people.service, 'claim', id)).entry.hurt).toBe(hurt);
    const { body } = await people.service.post('/inbox/list', {});
    const { entries } = body as { entries: InboxEntry[] };
    expect(entries.find(({ record_id }) => record_id === id)?.hurt).toBe(hurt);
  }
  const message = await records.message(person);
  expect((await find(people.service, 'message', message)).entry.hurt).toBe(false);
});

describe.each(kinds)('a %s', (kind) => {
  it.each(roles)('%s reads and changes it only if the role includes it', async (role) => {
    const id = await store[kind]();
    const session = people[role];
    const acts = [
      ['GET', ''],
      ['POST', '/state', { version: 1, state: 'in_progress' }],
      ['POST', '/assign', { version: 2, assignee: session.id }],
      ['POST', '/snooze', { version: 3, until: null }],
      ['POST', '/undo', { version: 4 }],
      ['POST', '/notes', { body: 'Called back.' }],
      ['POST', '/reply-started'],
    ] as const;
    const isAllowed = kindsFor(role).includes(kind);
    for (const [method, act, body = {}] of acts) {
      const answer = await session.send(
        method,
        `/api/records/${kind}/${id}${act}`,
        method === 'GET' ? undefined : body,
      );
      expect([act, answer.status]).toEqual([act, isAllowed ? 200 : 403]);
      if (!isAllowed) expect(answer.body).toEqual({ code: 'not_allowed' });
    }
    const { entry, notes } = await find(people.owner, kind, id);
    expect(entry).toMatchObject(
      isAllowed
        ? { state: 'in_progress', assignee_name: expect.any(String), version: 5 }
        : { state: 'new', assignee: null, version: 1 },
    );
    expect(notes.map(({ sort }) => sort)).toEqual(isAllowed ? ['note', 'reply_started'] : []);
    // Nobody knows whether the reply was sent.
    expect(entry.first_response_at).toBeNull();
  });

  it.each(roles)('%s gets its file only if the role includes it', async (role) => {
    const id = await store[kind]();
    const expected = kindsFor(role).includes(kind) ? (kind === 'message' ? 404 : 200) : 403;
    const address = `/files/${kind}/${id}/${parts[kind]}`;
    expect((await people[role].get(address)).status).toBe(expected);
    expect((await people[role].post(`${address}/download`)).status).toBe(expected);
  });
});

it('a record has all that was sent, but neither the sealed number nor where its files are', async () => {
  const application = await store.application();
  const id = await store.verification();
  const { fields, files, others, colleagues } = await find(people.hiring, 'verification', id);
  expect(fields).toMatchObject({ first_name: 'Mary', bank_name: 'First Harbor Bank', state: 'NY' });
  expect(Object.keys(fields)).not.toEqual(expect.arrayContaining(['social_security']));
  expect(JSON.stringify([fields, files])).not.toMatch(/BEGIN PGP|object\/public|_url/);
  expect(files).toMatchObject([
    { part: 'license_front', preview: 'picture', scan: 'not scanned', stored: true },
    { part: 'license_back', preview: 'picture', scan: 'not scanned', stored: true },
  ]);
  expect(others.map(({ record_id }) => record_id)).toContain(application);
  expect(others.map(({ record_id }) => record_id)).not.toContain(id);
  expect(colleagues.map(({ name }) => name)).toEqual(['Hugo', 'Olivia']);
});

it('a verification without the answers that a form may leave out has its contact details', async () => {
  const id = await records.verification(undefined, undefined, { ...noAnswers, ...person });
  const { entry, fields, files } = await find(people.hiring, 'verification', id);
  expect(entry.headline).toBe('Employment verification');
  expect(fields).toMatchObject({ first_name: 'Mary', bank_name: null, sealing_key_id: null });
  expect(files).toEqual([]);
});

it('what else a person sent shows only kinds of the role', async () => {
  await store.application();
  const id = await store.message();
  const seen = await find(people.service, 'message', id);
  expect(new Set(seen.others.map(({ kind }) => kind))).toEqual(new Set(['message', 'claim']));
  expect((await find(people.owner, 'message', id)).others.some(({ kind }) => kind === 'application')).toBe(
    true,
  );
});

it('a phone number with the country code is the same number', async () => {
  const [plain, other] = ['917-555-0142', '917-555-0143'];
  const id = await records.message({ email: 'first@example.com', phone: plain });
  const same = await records.message({ email: 'second@example.com', phone: '+1 (917) 555-0142' });
  const different = await records.message({ email: 'third@example.com', phone: other });
  for (const [one, another] of [
    [id, same],
    [same, id],
  ] as const)
    expect((await find(people.service, 'message', one)).others.map(({ record_id }) => record_id)).toEqual([
      another,
    ]);
  expect((await find(people.service, 'message', different)).others).toEqual([]);
});

it('an application links to its opening while there is one', async () => {
  for (const { title, slug } of jobs.slice(0, 1)) {
    const open = await records.application(resume, { job_title: title });
    expect(await find(people.hiring, 'application', open)).toMatchObject({ opening: `/careers/${slug}` });
  }
  const closed = await records.application(resume, { job_title: 'Lamp lighter' });
  expect((await find(people.hiring, 'application', closed)).opening).toBeUndefined();
});

it('of two changes at once the second is told who came first, and changes nothing', async () => {
  const id = await store.message();
  await people.service.post(`/records/message/${id}/state`, { version: 1, state: 'done', outcome: 'spam' });
  for (const [act, body] of [
    ['state', { version: 1, state: 'in_progress' }],
    ['assign', { version: 1, assignee: null }],
  ] as const)
    expect(await people.owner.post(`/records/message/${id}/${act}`, body)).toMatchObject({
      status: 409,
      body: { code: 'conflict', changedBy: 'Sam', entry: { state: 'done', version: 2 } },
    });
  expect((await find(people.owner, 'message', id)).entry).toMatchObject({ state: 'done', version: 2 });
});

it('a record goes to a colleague who may see it, or to nobody', async () => {
  const id = await store.message();
  const assign = (version: number, assignee: string | null) =>
    people.owner.post(`/records/message/${id}/assign`, { version, assignee });
  expect(await assign(1, people.service.id)).toMatchObject({
    body: { entry: { assignee_name: 'Sam' } },
  });
  for (const stranger of [people.hiring.id, 'nobody-we-know'])
    expect(await assign(2, stranger)).toMatchObject({ status: 400, body: { code: 'not_a_colleague' } });
  expect(await assign(2, null)).toMatchObject({ body: { entry: { assignee: null, assignee_name: null } } });
});

it('a record that a colleague deleted is not found, by any route', async () => {
  const id = await store.application();
  await records.remove('job_applications', id);
  const gone = { status: 404, body: { code: 'not_found' } };
  const at = `/records/application/${id}`;
  expect(await people.hiring.get(at)).toMatchObject(gone);
  expect(await people.hiring.post(`${at}/state`, { version: 1, state: 'done' })).toMatchObject(gone);
  expect(await people.hiring.post(`${at}/notes`, { body: 'A note' })).toMatchObject(gone);
  expect(await people.hiring.get(`/files/application/${id}/resume`)).toMatchObject(gone);
});

it('an id of another kind finds nothing', async () => {
  const id = await store.application();
  expect((await people.service.get(`/records/message/${id}`)).status).toBe(404);
  expect((await people.service.get(`/files/message/${id}/resume`)).status).toBe(404);
});

it.each([
  ['state', { version: 1, state: 'lost' }],
  ['state', { state: 'done' }],
  ['assign', { version: 1 }],
  ['notes', { body: '  ' }],
  ['notes', { body: 'x'.repeat(5001) }],
])('%s refuses %j without repeating its values', async (act, body) => {
  const id = await store.message();
  const answer = await people.owner.post(`/records/message/${id}/${act}`, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: expect.any(Array) } });
});

describe('a file', () => {
  it('comes as an attachment that no browser renders or stores', async () => {
    const id = await store.application();
    const { response, status } = await people.hiring.get(`/files/application/${id}/resume`);
    expect(status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(resume.bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[2-9A-Z]{4}-[2-9A-Z]{4}-resume\.pdf"$/,
      ),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('that is missing says so', async () => {
    const id = await records.application(undefined, person);
    const missing = { status: 404, body: { code: 'file_missing' } };
    expect((await find(people.hiring, 'application', id)).files).toMatchObject([{ stored: false }]);
    expect(await people.hiring.get(`/files/application/${id}/resume`)).toMatchObject(missing);
    expect(await people.hiring.post(`/files/application/${id}/resume/download`)).toMatchObject(missing);
  });

  it('of a type that cannot be shown is downloaded only', async () => {
    const id = await records.application({ bytes: docBytes(), extension: 'doc' });
    expect(await people.hiring.get(`/files/application/${id}/resume`)).toMatchObject(
      refusal(403, 'no_preview'),
    );
    expect((await people.hiring.post(`/files/application/${id}/resume/download`)).status).toBe(200);
  });

  it('is not sent to a page that links to it', async () => {
    const id = await store.application();
    const at = `/api/files/application/${id}/resume`;
    for (const destination of ['document', 'iframe', 'image'])
      expect((await people.hiring.send('GET', at, undefined, { 'sec-fetch-dest': destination })).status).toBe(
        403,
      );
  });

  it.each(['social_security', 'license_front', '..%2fresume'])('has no part %s', async (part) => {
    const id = await store.application();
    expect([400, 404]).toContain((await people.hiring.get(`/files/application/${id}/${part}`)).status);
  });
});

it('every act is in the audit trail, and refused ones are not', async () => {
  const { message, application } = { message: await store.message(), application: await store.application() };
  await people.owner.get(`/records/message/${message}`);
  await people.owner.post(`/records/message/${message}/state`, { version: 1, state: 'done' });
  const phone = { version: 1, state: 'done', outcome: 'phone' };
  await people.owner.post(`/records/message/${message}/state`, phone);
  await people.owner.post(`/records/message/${message}/state`, { version: 1, state: 'new' });
  await people.owner.post(`/records/message/${message}/assign`, { version: 2, assignee: people.owner.id });
  await people.owner.post(`/records/message/${message}/notes`, { body: 'A secret between us.' });
  await people.owner.post(`/records/message/${message}/reply-started`);
  await people.owner.get(`/files/application/${application}/resume`);
  await people.owner.post(`/files/application/${application}/resume/download`);
  await people.service.get(`/files/application/${application}/resume`);
  await people.owner.get(`/records/message/${randomUUID()}`);

  const audit = await readAudit(people.server);
  const rows = audit.filter(({ record_id }) => [message, application].includes(String(record_id)));
  expect(rows.map(({ actor_name, action }) => [actor_name, action])).toEqual([
    ['Olivia', 'record_read'],
    ['Olivia', 'state_changed'],
    ['Olivia', 'record_assigned'],
    ['Olivia', 'note_added'],
    ['Olivia', 'reply_started'],
    ['Olivia', 'file_previewed'],
    ['Olivia', 'file_downloaded'],
  ]);
  expect(rows[1]?.details).toEqual({ state: 'done', outcome: 'phone' });
  expect(rows[5]?.details).toEqual({ part: 'resume' });
  expect(JSON.stringify(audit)).not.toContain('secret');
});
