import { beforeEach, expect, it } from 'vitest';
import { undeliveredMail } from '#company/content/staff-mail.ts';
import { site } from '#company/site.ts';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import { officeDate, startOfOfficeDay } from '#office/clock.ts';
import { listSlots } from '#office/opening-hours.ts';
import type { ShownNote } from '../../server/staff/records/shown-record.ts';
import { readAudit } from '../support/read-audit.ts';
import { pdfBytes } from '../support/sample-files.ts';
import { freshEmail } from '../support/samples.ts';
import { createPerson, refusal, type StaffSession } from '../support/staff-client.ts';
import { sendMessage, shareMail } from './share-mail.ts';

const { mailServer, server } = shareMail();
type Found = { entry: InboxEntry; notes: ShownNote[]; refusesMail: boolean };

let service: StaffSession;
beforeEach(async () => {
  service ??= await createPerson(server, 'service');
  mailServer.behave('accept');
});

const find = async (id: string) => (await service.get(`/records/message/${id}`)).body as Found;
const letter = (body: string, more: object = {}) => ({
  id: crypto.randomUUID(),
  body,
  seenLetters: 0,
  ...more,
});
const answer = (id: string, given: object, person = service) => person.post(`/letters/message/${id}`, given);
const setState = (id: string, change: object, version = 1) =>
  service.post(`/records/message/${id}/state`, { version, ...change });

it('a message waits until the other mail server has accepted an answer', async () => {
  const message = await sendMessage(server);
  expect((await find(message.id)).entry).toMatchObject({
    first_response_at: null,
    waiting_since: expect.any(String),
  });
  expect((await answer(message.id, letter('It is covered.'))).status).toBe(200);
  await expect
    .poll(async () => (await find(message.id)).entry)
    .toMatchObject({ waiting_since: null, first_response_at: expect.any(String), state: 'in_progress' });
  // Whoever answers a record that nobody has takes it.
  expect((await find(message.id)).entry.assignee).toBe(service.id);
});

it('an answer that is refused puts the record back to waiting, tells its author, and goes out again to another address', async () => {
  const message = await sendMessage(server);
  await mailServer.mailsTo(message.email);
  mailServer.behave('refuse recipient', message.email);
  const given = letter('Dear Ada', { done: {} });
  expect((await answer(message.id, given)).body).toMatchObject({ entry: { state: 'done' } });
  await expect
    .poll(async () => find(message.id))
    .toMatchObject({
      entry: {
        state: 'in_progress',
        undelivered: true,
        first_response_at: null,
        waiting_since: expect.any(String),
      },
      notes: [{ id: given.id, delivered_at: null, failed_at: expect.any(String), failure: 'EENVELOPE 550' }],
    });
  mailServer.behave('accept');
  await mailServer.mailsTo(service.email, {
    words: undeliveredMail.subject(referenceOf(message.id)),
  });
  const owner = await createPerson(server, 'owner');
  expect((await owner.get('/overview')).body).toMatchObject({ server: { mail: { undelivered: 1 } } });
  expect((await service.post('/inbox/list', { only: 'undelivered' })).body).toMatchObject({
    entries: [{ record_id: message.id }],
  });

  const to = freshEmail();
  expect((await answer(message.id, letter('Dear Ada', { to, seenLetters: 1 }))).status).toBe(200);
  await mailServer.mailsTo(to, { words: 'Dear Ada' });
  await expect
    .poll(async () => (await find(message.id)).entry)
    .toMatchObject({ undelivered: false, waiting_since: null, reply_to: to, email: message.email });
});

it('a bounce takes the answer back', async () => {
  const message = await sendMessage(server);
  const given = letter('Dear Ada', { done: {} });
  await answer(message.id, given);
  await expect
    .poll(async () => (await find(message.id)).notes)
    .toMatchObject([{ delivered_at: expect.any(String) }]);
  await server.sql(`select public.staff_record_bounce('{}', '{${given.id}}', 'BOUNCE 5.1.1')`);
  expect(await find(message.id)).toMatchObject({
    entry: { state: 'in_progress', undelivered: true, first_response_at: null },
    notes: [{ failure: 'BOUNCE 5.1.1' }],
  });
});

it('marking an unanswered message done asks how, and only an answer counts as one', async () => {
  const { id } = await sendMessage(server);
  expect(await setState(id, { state: 'done' })).toMatchObject(refusal(409, 'outcome_needed'));
  expect((await setState(id, { state: 'done', outcome: 'spam' })).status).toBe(200);
  expect((await find(id)).entry).toMatchObject({
    state: 'done',
    first_response_at: null,
    waiting_since: null,
  });
  const other = await sendMessage(server);
  expect((await setState(other.id, { state: 'done', outcome: 'phone' })).status).toBe(200);
  const found = await find(other.id);
  expect(found.entry).toMatchObject({ outcome: 'phone', first_response_at: expect.any(String) });
  expect(found.notes).toMatchObject([{ sort: 'answered', body: 'phone' }]);
});

it('undo undoes everything: state, assignee, snoozing, the answer and the clock', async () => {
  const { id } = await sendMessage(server);
  const before = (await find(id)).entry;
  const undo = (version: number) => service.post(`/records/message/${id}/undo`, { version });
  await setState(id, { state: 'done', outcome: 'phone' });
  expect((await undo(2)).status).toBe(200);
  await service.post(`/records/message/${id}/assign`, { version: 3, assignee: service.id });
  expect((await undo(4)).status).toBe(200);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await service.post(`/records/message/${id}/snooze`, { version: 5, until });
  expect((await undo(6)).status).toBe(200);
  const { entry, notes } = await find(id);
  expect({ ...entry, version: 0, revision: 0 }).toEqual({ ...before, version: 0, revision: 0 });
  expect(notes).toEqual([]);
  expect(await undo(7)).toMatchObject(refusal(409, 'conflict'));
});

it('of two people who answer, the second sees the first answer before sending', async () => {
  const colleague = await createPerson(server, 'service');
  const message = await sendMessage(server);
  const watch = (person: StaffSession, isWriting: boolean) =>
    person.post(`/letters/message/${message.id}/watch`, { isWriting });
  await watch(service, true);
  expect((await watch(colleague, true)).body).toMatchObject({ writing: [expect.any(String)] });
  expect((await watch(service, true)).body).toMatchObject({ writing: [expect.any(String)] });
  expect((await answer(message.id, letter('From me'))).status).toBe(200);
  expect(await answer(message.id, letter('From you'), colleague)).toMatchObject(refusal(409, 'newer_letter'));
  expect((await watch(colleague, false)).body).toMatchObject({ writing: [] });
  expect((await answer(message.id, letter('From you', { seenLetters: 1 }), colleague)).status).toBe(200);
});

it('whoever said that they never wrote gets no answer, until an owner allows it', async () => {
  const message = await sendMessage(server);
  await server.sql(`select public.staff_stop_receipts('message', '${message.id}')`);
  expect(await find(message.id)).toMatchObject({ refusesMail: true, entry: { disowned: true } });
  expect(await answer(message.id, letter('Hello'))).toMatchObject(refusal(409, 'mail_refused'));
  const allow = (person: StaffSession) => person.post(`/letters/message/${message.id}/allow-mail`);
  expect((await allow(service)).status).toBe(403);
  const owner = await createPerson(server, 'owner');
  expect((await allow(owner)).status).toBe(200);
  expect((await find(message.id)).entry.disowned).toBe(false);
  expect((await answer(message.id, letter('Hello'))).status).toBe(200);
  await mailServer.mailsTo(message.email, { words: 'Hello' });
  const audit = await readAudit(server);
  expect(audit.filter(({ action }) => action === 'mail_allowed')).toMatchObject([{ record_id: message.id }]);
});

function upload(recordId: string, id: string, name = 'terms.pdf', bytes = pdfBytes()) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
  return fetch(`${server.url}/staff/api/letters/message/${recordId}/files/${id}`, {
    method: 'POST',
    headers: service.headers(),
    body: form,
  });
}

it('a file goes with an answer after the checks of uploads', async () => {
  const message = await sendMessage(server);
  const file = crypto.randomUUID();
  const bad = await upload(message.id, crypto.randomUUID(), 'terms.pdf', Buffer.from('MZ not a PDF'));
  expect(bad.status).toBe(422);
  expect((await upload(message.id, file)).status).toBe(200);
  const given = letter('See the file.', { files: [{ id: file, name: 'terms.pdf' }] });
  expect((await answer(message.id, given)).status).toBe(200);
  const [mail] = await mailServer.mailsTo(message.email, { words: 'See the file.' });
  expect(mail?.mail.attachments).toMatchObject([{ filename: 'terms.pdf', mimeType: 'application/pdf' }]);
  expect((await find(message.id)).notes[0]?.files).toMatchObject([
    { part: file, name: 'terms.pdf', stored: true },
  ]);
  expect((await service.get(`/files/message/${message.id}/${file}`)).status).toBe(200);
  // A deleted record takes the file along.
  const owner = await createPerson(server, 'owner');
  const gone = { kind: 'message', id: message.id, reason: 'On request' };
  expect((await owner.post('/persons/delete-record', gone)).body).toMatchObject({
    filesRemoved: 1,
    ourFiles: 1,
    letters: { ours: 1, theirs: 0 },
    filesLeft: 0,
  });
});

it('a letter cannot take a file of another record, one that was sent before, or one that is not stored', async () => {
  const [mine, other] = [await sendMessage(server), await sendMessage(server)];
  const [file, own, another] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  expect((await upload(mine.id, file)).status).toBe(200);
  expect((await upload(other.id, own)).status).toBe(200);
  const withFiles = (...ids: string[]) =>
    letter('See the file.', { files: ids.map((id) => ({ id, name: 'terms.pdf' })) });
  const refused = refusal(422, 'attachment_missing');
  for (const ids of [[file], [own, file], [another], [own, own]])
    expect(await answer(other.id, withFiles(...ids))).toMatchObject(refused);
  expect((await find(other.id)).notes).toEqual([]);
  const given = withFiles(file);
  expect((await answer(mine.id, given)).status).toBe(200);
  expect((await answer(mine.id, given)).status).toBe(200);
  expect(await answer(mine.id, { ...withFiles(file), seenLetters: 1 })).toMatchObject(refused);
  expect((await answer(other.id, withFiles(own))).status).toBe(200);
  for (const { email } of [mine, other])
    expect(
      (await mailServer.mailsTo(email, { words: 'See the file.' })).map(({ mail }) => mail.attachments),
    ).toMatchObject([[{ filename: 'terms.pdf' }]]);
});

it('a snoozed record leaves the open lists until its day, and its clock goes on', async () => {
  const { id } = await sendMessage(server);
  const until = new Date(Date.now() + 86_400_000).toISOString();
  await service.post(`/records/message/${id}/snooze`, { version: 1, until });
  const idsIn = async (filters: object) =>
    ((await service.post('/inbox/list', filters)).body as { entries: InboxEntry[] }).entries.map(
      (one) => one.record_id,
    );
  expect(await idsIn({ states: ['new'], hideSnoozed: true })).not.toContain(id);
  expect(await idsIn({ only: 'snoozed' })).toContain(id);
  expect((await find(id)).entry.waiting_since).not.toBeNull();
  await server.sql(
    `update private.inbox set snoozed_until = now() - interval '1 minute' where record_id = '${id}'`,
  );
  expect(await idsIn({ states: ['new'], hideSnoozed: true })).toContain(id);
});

it('what waits longest comes first, page by page, and a search finds notes, answers and done records', async () => {
  const word = crypto.randomUUID().slice(0, 8);
  const sent = [];
  for (let count = 0; count < 4; count += 1)
    sent.push((await sendMessage(server, { subject: `Due ${word}` })).id);
  const [first = '', second = '', third = '', last = ''] = sent;
  await setState(second, { state: 'done', outcome: 'phone' });
  await service.post(`/records/message/${last}/notes`, { body: `Called about the zebra${word}` });
  await answer(third, letter(`Your unicorn${word} is covered.`));
  await expect.poll(async () => (await find(third)).entry.waiting_since).toBeNull();
  const found: string[] = [];
  for (let before: unknown = null; ; ) {
    const input = { search: word, sort: 'due', pageSize: 1, ...(before ? { before } : {}) };
    const page = (await service.post('/inbox/list', input)).body as { entries: InboxEntry[]; next: unknown };
    found.push(...page.entries.map(({ record_id }) => record_id));
    before = page.next;
    if (!before) break;
  }
  expect(found).toEqual([first, last, third, second]);
  const search = async (text: string) =>
    ((await service.post('/inbox/list', { search: text })).body as { entries: InboxEntry[] }).entries.map(
      (one) => one.record_id,
    );
  expect(await search(`zebra${word}`)).toEqual([last]);
  expect(await search(`unicorn${word}`)).toEqual([third]);
});

it('an appointment goes out as an invitation, and only within office hours', async () => {
  const message = await sendMessage(server);
  const office = site.offices[0];
  const [start] = listSlots(office, new Date(), 28, 30);
  const appointment = { start: start?.toISOString(), minutes: 30, office: office.name };
  const night = Date.parse(startOfOfficeDay(officeDate(new Date()), 2) ?? '') + 3_600_000;
  const closed = { ...appointment, start: new Date(night).toISOString() };
  expect((await answer(message.id, letter('Come at night', { appointment: closed }))).status).toBe(409);
  expect((await answer(message.id, letter('Come and see us', { appointment }))).status).toBe(200);
  const [mail] = await mailServer.mailsTo(message.email, { words: 'Come and see us' });
  expect(mail?.raw).toContain('text/calendar; charset=utf-8; method=REQUEST');
  expect(mail?.mail.text).toContain(office.street);
  expect((await find(message.id)).notes).toMatchObject([{ appointment }]);
});

it('a record past its date takes the files of its letters along', async () => {
  const { id } = await sendMessage(server);
  const path = `${id}/letter/1.pdf`;
  const files = JSON.stringify([{ id: crypto.randomUUID(), name: 'a.pdf', path }]);
  const received = `{"id":"${crypto.randomUUID()}","message_id":"<${id}>","from_address":"a@b.example","body":"Hi","files":${files}}`;
  await server.sql(`select public.staff_receive_reply('message', '${id}',
    '${received}'::jsonb || jsonb_build_object('received_at', now()))`);
  await server.sql(
    `update private.inbox set created_at = now() - interval '400 days' where record_id = '${id}'`,
  );
  await server.sql(`update public.contacts set created_at = now() - interval '400 days' where id = '${id}'`);
  const purged = await server.sql('select row_id, bucket_id, object_name from public.purge_expired()');
  expect(purged.filter(({ row_id }) => row_id === id)).toContainEqual({
    row_id: id,
    bucket_id: 'letters',
    object_name: path,
  });
});

it('a mail that is not the person’s leaves the record for good, and one that is decides where answers go', async () => {
  const { id, email } = await sendMessage(server);
  const receive = async (messageId: string) => {
    const received = {
      id: crypto.randomUUID(),
      message_id: messageId,
      from_address: 'other@example.com',
      received_at: new Date().toISOString(),
      body: 'Write me here',
    };
    const [row] = await server.sql(
      `select public.staff_receive_reply('message', '${id}', '${JSON.stringify(received)}') as result`,
    );
    return { outcome: row?.result, note: received.id };
  };
  const decide = (note: string, isTheirs: boolean) =>
    service.post(`/letters/message/${id}/confirm`, { note, isTheirs });
  const first = await receive('<first@example.com>');
  expect((await find(id)).notes).toMatchObject([{ confirmed: false, address: 'other@example.com' }]);
  expect((await decide(first.note, false)).status).toBe(200);
  expect((await find(id)).notes).toEqual([]);
  expect((await receive('<first@example.com>')).outcome).toEqual({ outcome: 'known' });
  expect((await find(id)).entry.reply_to).toBeNull();
  const second = await receive('<second@example.com>');
  expect((await decide(second.note, true)).body).toMatchObject({
    entry: { reply_to: 'other@example.com', email },
  });
});

it('a mail that was read only after our answer waits for another one', async () => {
  const { id } = await sendMessage(server);
  await server.sql(`
    insert into private.inbox_notes (kind, record_id, author, author_name, sort, body)
      values ('message', '${id}', 'eve', 'Eve', 'answered', 'phone');
    select private.settle_entry('message', '${id}')`);
  expect((await find(id)).entry.waiting_since).toBeNull();
  const received = `{"id":"${crypto.randomUUID()}","message_id":"<${id}>","from_address":"a@b.example","body":"Hi"}`;
  await server.sql(`select public.staff_receive_reply('message', '${id}',
    '${received}'::jsonb || jsonb_build_object('received_at', now() - interval '1 hour'))`);
  const { entry, notes } = await find(id);
  expect(entry.waiting_since).not.toBeNull();
  expect(notes.map(({ sort }) => sort)).toEqual(['answered', 'reply_received']);
});
