import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { noticeMail, photosAddedMail } from '#company/content/staff-mail.ts';
import { statuses } from '#content/claim-status.ts';
import { statusMail } from '#content/mail.ts';
import { askAboutClaim } from '#domain/claims.ts';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import type { ShownNote } from '../../server/staff/records/shown-record.ts';
import { clientsOf } from '../support/clients.ts';
import { readAudit } from '../support/read-audit.ts';
import { claimPhotoPath, freshEmail, publicUrl, sampleClaim } from '../support/samples.ts';
import { createPerson, refusal, type StaffSession } from '../support/staff-client.ts';
import { sendWithFiles, withFiles } from '../support/upload-files.ts';
import { shareMail } from './share-mail.ts';

const { mailServer, server } = shareMail();
type Found = { entry: InboxEntry; notes: ShownNote[]; files: { part: string }[] };

let service: StaffSession;
beforeEach(async () => {
  service ??= await createPerson(server, 'service');
  mailServer.behave('accept');
});

async function sendClaim() {
  const row = sampleClaim({ email: freshEmail() });
  await sendWithFiles(clientsOf(server).visitor, 'claim_reports', row);
  return { ...row, number: referenceOf(row.id) };
}

const find = async (id: string) => (await service.get(`/records/claim/${id}`)).body as Found;
const setStatus = (id: string, given: object, person = service) =>
  person.post(`/claims/${id}/status`, { id: randomUUID(), version: 1, ...given });
const lookUp = ({ number, email }: { number: string; email: string }) =>
  askAboutClaim(
    async () => (await clientsOf(server).visitor.rpc('claim_status', { claim_number: number, email })).data,
  );

it('whoever sends a claim gets its number and where to follow it, and the staff get a notice', async () => {
  const claim = await sendClaim();
  const [receipt] = await mailServer.mailsTo(claim.email);
  expect(receipt?.mail.text).toContain(claim.number);
  expect(receipt?.mail.text).toContain(statusMail.page);
  expect(`${receipt?.mail.subject} ${receipt?.mail.text}`).not.toMatch(/washer|Harbor Street/);
  const [notice] = await mailServer.mailsTo(service.email, { words: claim.id });
  expect(notice?.mail.subject).toContain('claim');
});

it('a status is mailed with its sentence, in the thread, and counts as the answer once it was accepted', async () => {
  const claim = await sendClaim();
  const [receipt] = await mailServer.mailsTo(claim.email);
  const message = 'Dana Reyes calls you on Thursday.';
  const given = { id: randomUUID(), status: 'with_adjuster', message };
  const set = await setStatus(claim.id, given);
  expect(set).toMatchObject({
    status: 200,
    body: { entry: { state: 'in_progress', assignee: service.id }, note: { claim_status: 'with_adjuster' } },
  });
  // Sent again after a lost response.
  expect((await setStatus(claim.id, given)).status).toBe(200);
  const [mail] = await mailServer.mailsTo(claim.email, { words: message });
  expect(mail?.mail.subject).toBe(`Re: ${receipt?.mail.subject}`);
  expect(mail?.mail.inReplyTo).toBe(receipt?.mail.messageId);
  expect(mail?.mail.text).toContain(statuses.with_adjuster.label);
  await expect
    .poll(async () => find(claim.id))
    .toMatchObject({
      entry: { waiting_since: null, first_response_at: expect.any(String) },
      notes: [{ sort: 'status', delivered_at: expect.any(String) }],
    });
  expect(await lookUp(claim)).toMatchObject({ status: 'with_adjuster', message });
  expect(await readAudit(server)).toContainEqual(
    expect.objectContaining({
      action: 'claim_status_set',
      record_id: claim.id,
      details: { status: 'with_adjuster' },
    }),
  );
});

it('a status that did not arrive puts the claim back to waiting, and the status page still shows it', async () => {
  const claim = await sendClaim();
  await mailServer.mailsTo(claim.email);
  mailServer.behave('refuse recipient');
  const given = { status: 'decided', message: 'We pay 1,200 dollars.' };
  expect((await setStatus(claim.id, given)).status).toBe(200);
  await expect
    .poll(async () => (await find(claim.id)).entry)
    .toMatchObject({ undelivered: true, waiting_since: expect.any(String) });
  expect(await lookUp(claim)).toMatchObject(given);
});

it('closed needs an outcome, marks the record done, and a reopened claim shows what was said before', async () => {
  const claim = await sendClaim();
  await setStatus(claim.id, { status: 'decided', message: 'We pay on Friday.' });
  const close = { version: 2, status: 'closed', message: 'Paid. Thank you.' };
  expect(await setStatus(claim.id, close)).toMatchObject(refusal(400, 'outcome_needed'));
  expect(await setStatus(claim.id, { ...close, outcome: 'hired' })).toMatchObject(
    refusal(400, 'outcome_needed'),
  );
  expect(await setStatus(claim.id, { ...close, outcome: 'paid' })).toMatchObject({
    body: { entry: { state: 'done', outcome: 'paid' } },
  });
  expect(await lookUp(claim)).toMatchObject({ status: 'closed', message: 'Paid. Thank you.' });
  const { version } = (await find(claim.id)).entry;
  await service.post(`/records/claim/${claim.id}/state`, { version, state: 'in_progress' });
  expect(await lookUp(claim)).toMatchObject({ status: 'decided', message: 'We pay on Friday.' });
});

it('a claim that is marked done is closed for its sender: the day, the steps that were set, and one mail', async () => {
  const claim = await sendClaim();
  await mailServer.mailsTo(claim.email);
  const change = async (given: object) => {
    const { version } = (await find(claim.id)).entry;
    return service.post(`/records/claim/${claim.id}/state`, { version, ...given });
  };
  expect((await change({ state: 'done', outcome: 'paid' })).body).toMatchObject({ entry: { state: 'done' } });
  const { entry } = await find(claim.id);
  expect(await lookUp(claim)).toMatchObject({
    status: 'closed',
    since: entry.closed_at,
    message: null,
    steps: ['received'],
  });
  const [mail] = await mailServer.mailsTo(claim.email, { words: statuses.closed.label });
  expect(mail?.mail.text).toContain(statuses.closed.next);
  expect(await find(claim.id)).toMatchObject({
    notes: [{ sort: 'status', claim_status: 'closed', body: '' }],
  });

  // A mail that went out stays in the conversation.
  const { version } = (await find(claim.id)).entry;
  expect((await service.post(`/records/claim/${claim.id}/undo`, { version })).status).toBe(200);
  expect((await find(claim.id)).notes).toHaveLength(1);
  expect(await lookUp(claim)).toMatchObject({ status: 'received' });
  await setStatus(claim.id, { version: version + 1, status: 'with_adjuster', message: 'Soon.' });
  expect((await change({ state: 'done', outcome: 'duplicate' })).status).toBe(200);
  expect(await lookUp(claim)).toMatchObject({
    status: 'closed',
    message: null,
    steps: ['received', 'with_adjuster'],
  });
  expect((await find(claim.id)).notes).toHaveLength(2);
});

it('of two people who set a status at once, the second is told who was first', async () => {
  const claim = await sendClaim();
  const other = await createPerson(server, 'service', { name: 'Omar Other' });
  expect((await setStatus(claim.id, { status: 'decided', message: 'Yes.' }, other)).status).toBe(200);
  expect(await setStatus(claim.id, { status: 'decided', message: 'No.' })).toMatchObject(
    refusal(409, 'conflict', { changedBy: 'Omar Other' }),
  );
  expect(await lookUp(claim)).toMatchObject({ message: 'Yes.' });
});

it('hiring sees no claim and sets no status', async () => {
  const claim = await sendClaim();
  const hiring = await createPerson(server, 'hiring');
  expect((await hiring.get(`/records/claim/${claim.id}`)).status).toBe(403);
  expect((await setStatus(claim.id, { status: 'decided', message: 'Yes.' }, hiring)).status).toBe(403);
});

it('added photos start the clock again, stand in the record, and tell whoever has it, once', async () => {
  const claim = await sendClaim();
  await setStatus(claim.id, { status: 'needs_something', message: 'Please send the receipt.' });
  await expect.poll(async () => (await find(claim.id)).entry.waiting_since).toBeNull();
  const { visitor } = clientsOf(server);
  for (let count = 0; count < 3; count += 1) {
    const { photo_urls } = await withFiles(visitor, {
      photo_urls: [publicUrl('claim-photos', claimPhotoPath('pdf'))],
    });
    const sent = { claim_number: claim.number, email: claim.email, photo_urls };
    const add = async () => (await visitor.rpc('add_claim_photos', sent)).data;
    expect(await askAboutClaim(add)).toEqual({ outcome: 'added' });
    const told = await mailServer.mailsTo(service.email, {
      words: `/staff/records/claim/${claim.id}`,
      count: 2,
    });
    expect(told.map(({ mail }) => mail.subject).toSorted()).toEqual([
      noticeMail.subject('claim'),
      photosAddedMail.subject(claim.number),
    ]);
  }
  const found = await find(claim.id);
  expect(found.entry.waiting_since).not.toBeNull();
  expect(found.notes.at(-1)).toMatchObject({ sort: 'photos', body: '1' });
  expect(found.files.map(({ part }) => part)).toEqual(['photo_1', 'photo_2', 'photo_3', 'photo_4']);
});
