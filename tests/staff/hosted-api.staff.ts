import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { kinds } from '#domain/kinds.ts';
import { referenceOf } from '#domain/references.ts';
import type { readOverview } from '../../server/staff/overview/read-overview.ts';
import { clientsOf } from '../support/clients.ts';
import { startMailServer } from '../support/mail-server.ts';
import { openHostedTestServer, shareServer } from '../support/open-test-server.ts';
import { readZip } from '../support/read-zip.ts';
import { freshEmail, sampleContact } from '../support/samples.ts';
import { removeWhenStarted, share } from '../support/share.ts';
import { createPerson, refusal, type StaffSession } from '../support/staff-client.ts';
import { findRoom } from '../support/temp-folder.ts';
import { sendAllKinds } from './send-all-kinds.ts';

/** Our own server stands in for the project: its REST and Storage API are Supabase's. */
const project = shareServer();
const mailServer = share(startMailServer);
const hosted = share(() => openHostedTestServer(project, mailServer.env));
let owner: StaffSession;

beforeAll(async () => {
  owner = await createPerson(hosted, 'owner', { name: 'Olive Owner' });
});

it('a record of a project is read and worked on, and the audit says so', async () => {
  const { message, application, verification } = (
    await sendAllKinds(project, freshEmail(), { subject: 'My roof' })
  ).ids;
  expect((await owner.get(`/records/message/${message}`)).body).toMatchObject({
    entry: { headline: 'My roof', state: 'new' },
    others: [{}, {}, {}],
    sender: 'Olive Owner, Our Company <office@example.com>',
  });
  const state = { version: 1, state: 'in_progress' };
  expect(await owner.post(`/records/message/${message}/state`, state)).toMatchObject({
    status: 200,
    body: { entry: { state: 'in_progress', version: 2 } },
  });
  expect(await owner.post(`/records/message/${message}/state`, state)).toMatchObject(
    refusal(409, 'conflict', { changedBy: 'Olive Owner' }),
  );
  expect((await owner.post(`/records/message/${message}/notes`, { body: 'Called back' })).status).toBe(200);
  const preview = await owner.get(`/files/application/${application}/resume`);
  expect([preview.status, String(preview.body).slice(0, 5)]).toEqual([200, '%PDF-']);
  expect(
    (await owner.post('/sealed/number', { id: verification, reason: 'Payroll set-up' })).body,
  ).toMatchObject({ sealed: expect.stringContaining('BEGIN PGP MESSAGE') });

  const { body } = await owner.post('/audit/list', { filter: {} });
  const actions = (body as { lines: { action: string }[] }).lines.map(({ action }) => action);
  for (const action of ['record_read', 'state_changed', 'note_added', 'file_previewed', 'number_requested'])
    expect(actions).toContain(action);
});

it('an answer in a project cannot take a file that is not stored with its record', async () => {
  const { message } = (await sendAllKinds(project, freshEmail())).ids;
  const letter = { id: randomUUID(), body: 'See the file.', seenLetters: 0 };
  const files = [{ id: randomUUID(), name: 'terms.pdf' }];
  expect(await owner.post(`/letters/message/${message}`, { ...letter, files })).toMatchObject(
    refusal(422, 'attachment_missing'),
  );
  expect((await owner.post(`/letters/message/${message}`, letter)).status).toBe(200);
});

it('the overview and the settings are the project’s, without what only its own server knows', async () => {
  const service = await createPerson(hosted, 'service');
  await sendAllKinds(project, freshEmail());
  const { body } = await owner.get('/overview');
  const { arrivals, waiting, server: state } = body as Overview;
  const today = arrivals.at(-1)?.counts;
  expect(today).toHaveLength(kinds.length);
  expect(today).not.toContain(0);
  expect(waiting.map(({ kind }) => kind)).toEqual(['message', 'application', 'verification', 'claim']);
  expect(state).toMatchObject({ status: null, mail: { enabled: true } });
  expect(state?.files.map(({ bucket }) => bucket).toSorted()).toEqual([
    'claim-photos',
    'employment-documents',
    'resumes',
  ]);
  expect((await service.get('/overview')).body).toMatchObject({ kinds: ['message', 'claim'], server: null });
  expect((await owner.get('/website/counts?days=7')).body).toEqual({ counts: null });

  expect((await owner.get('/settings')).body).toMatchObject({
    retention: [{ kind: 'message', days: 365 }, {}, { kind: 'verification', days: 90 }, {}],
    setup: null,
  });
  const change = { kind: 'message', days: 400, seenDays: 365, agreedDeletions: 0 };
  expect((await owner.post('/settings/retention/effect', { kind: 'message', days: 400 })).body).toEqual({
    deletions: 0,
  });
  expect((await owner.post('/settings/retention', change)).status).toBe(200);
  expect(await owner.post('/settings/retention', change)).toMatchObject({ status: 409 });
  expect((await owner.get('/settings')).body).toMatchObject({ retention: [{ days: 400 }, {}, {}, {}] });
});
type Overview = Awaited<ReturnType<typeof readOverview>> & {
  server: { files: { bucket: string }[] } | null;
};

it('a person of a project is found, exported and deleted with their files', async () => {
  const email = freshEmail();
  const { ids, records } = await sendAllKinds(project, email);
  const { body } = await owner.post('/persons/search', { words: email.toUpperCase() });
  expect(body).toMatchObject({ by: 'email', addresses: [email] });
  expect((await owner.post('/persons/count', { records })).body).toMatchObject({ files: 4, notes: 0 });
  const { response } = await owner.post('/persons/export', { records });
  const names = [...(await readZip(Buffer.from(await response.arrayBuffer()))).keys()];
  expect(names.filter((name) => name.endsWith('summary.txt'))).toHaveLength(kinds.length);
  expect(names.some((name) => name.endsWith('resume.pdf'))).toBe(true);

  expect(await owner.post('/persons/delete', { records, reason: 'They asked for it' })).toMatchObject({
    status: 200,
    body: { filesRemoved: 4, filesLeft: 0 },
  });
  for (const { kind, id } of records) expect((await owner.get(`/records/${kind}/${id}`)).status).toBe(404);
  const { data } = await clientsOf(project).staff.from('contacts').select('id').eq('id', ids.message);
  expect(data).toEqual([]);
});

it('mail of a project: a receipt, a notice to the staff, and a reply in the thread', async () => {
  const service = await createPerson(hosted, 'service', { name: 'Sam Service' });
  const email = freshEmail();
  const message = sampleContact({ email, subject: 'My cellar' });
  await clientsOf(project).visitor.from('contacts').insert(message).throwOnError();
  const [receipt] = await mailServer.mailsTo(email, { words: referenceOf(message.id) });
  expect(receipt?.mail.text).toContain('mailto:office@example.com?subject=');
  const words = `/staff/records/message/${message.id}`;
  const [notice] = await mailServer.mailsTo(service.email, { words });
  expect(`${notice?.mail.subject} ${notice?.mail.text} ${notice?.mail.html}`).not.toMatch(/cellar|Lovelace/);

  const reply = { id: crypto.randomUUID(), body: 'It is covered.', seenLetters: 0 };
  expect((await service.post(`/letters/message/${message.id}`, reply)).status).toBe(200);
  const [sent] = await mailServer.mailsTo(email, { words: 'It is covered.' });
  expect(sent?.mail.subject).toBe(`Re: ${receipt?.mail.subject}`);
  expect(sent?.mail.inReplyTo).toBe(`<receipt.${message.id}@example.com>`);
  await expect
    .poll(async () => (await service.get(`/records/message/${message.id}`)).body)
    .toMatchObject({
      receipt: { sent_at: expect.any(String) },
      entry: { waiting_since: null, state: 'in_progress', assignee: service.id },
      notes: [{ id: reply.id, sort: 'reply_sent', delivered_at: expect.any(String) }],
    });
});

it('a staff server without mail switches it off in the project', async () => {
  const quiet = openHostedTestServer(project);
  onTestFinished(() => removeWhenStarted(quiet));
  const person = await createPerson(await quiet, 'owner');
  expect((await person.get('/overview')).body).toMatchObject({ server: { mail: { enabled: false } } });
});

it('a staff server that does not open leaves nothing behind', async () => {
  const folders = async () => (await readdir(findRoom())).filter((name) => name.includes('-hosted-'));
  const before = await folders();
  await expect(openHostedTestServer(project, { SUPABASE_URL: 'nowhere' })).rejects.toThrow('SUPABASE_URL');
  expect(await folders()).toEqual(before);
});
