import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { readAudit } from '../support/read-audit.ts';
import { readZip } from '../support/read-zip.ts';
import { jpegBytes, pdfBytes } from '../support/sample-files.ts';
import {
  freshEmail,
  noAnswers,
  sampleApplication,
  sampleContact,
  sampleVerification,
} from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';
import { refusal, type StaffSession } from '../support/staff-client.ts';
import { type Ref, sendAllKinds } from './send-all-kinds.ts';

type Entry = { kind: string; record_id: string; email: string };
type Found = { by: string; entries: Entry[]; more: boolean };

const people = shareStaff({ owner: 'Olga Owner', hiring: 'Hans Hiring', service: 'Sue Service' });

const search = async (person: StaffSession, words: string) =>
  (await person.post('/persons/search', { words })).body as Found;
const erase = (records: unknown[], reason = 'Asked for by mail') =>
  people.owner.post('/persons/delete', { records, reason });
const kindsOf = ({ entries }: Found) => entries.map(({ kind }) => kind).toSorted();
const storedFiles = async () =>
  (
    await Promise.all(
      ['resumes', 'employment-documents'].map((bucket) =>
        readdir(path.join(people.server.dataDir, 'files', bucket)),
      ),
    )
  ).flat();

describe('finding a person', () => {
  it('each role finds only its own kinds', async () => {
    const email = freshEmail();
    await sendAllKinds(people.server, email);
    expect(kindsOf(await search(people.owner, email))).toEqual([
      'application',
      'claim',
      'message',
      'verification',
    ]);
    expect(kindsOf(await search(people.hiring, email))).toEqual(['application', 'verification']);
    expect(kindsOf(await search(people.service, email))).toEqual(['claim', 'message']);
  });

  it('by the address in any case, by the number with or without +1, and by the name without accents', async () => {
    const email = freshEmail();
    const name = `José Núñez ${randomUUID().slice(0, 8)}`;
    const { phone } = await sendAllKinds(people.server, email, { name });
    const number = `+1 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
    for (const [words, by] of [
      [email.toUpperCase(), 'email'],
      [number, 'phone'],
      [name.replace('José Núñez', 'NUNEZ jose'), 'name'],
    ] as const) {
      const found = await search(people.owner, words);
      expect(found.by).toBe(by);
      // The name is only in the message; the address leads from it to the other two.
      expect(kindsOf(found)).toEqual(['application', 'claim', 'message', 'verification']);
    }
  });

  it('a record with another address and the same number is found too', async () => {
    const [first, second] = [freshEmail(), freshEmail()];
    const { phone } = await sendAllKinds(people.server, first);
    await clientsOf(people.server)
      .visitor.from('contacts')
      .insert(sampleContact({ email: second, phone: `1${phone}` }))
      .throwOnError();
    const { entries } = await search(people.owner, first);
    expect(entries.filter(({ email }) => email === second)).toHaveLength(1);
  });

  it('words that mean something to SQL are plain words', async () => {
    for (const words of ["%'; drop table contacts --", '100%', '__', '\\\\', 'a@%'])
      expect((await search(people.owner, words)).entries).toEqual([]);
  });

  it('too short or too long a search is refused', async () => {
    for (const words of ['', 'a', 'a'.repeat(255), undefined])
      expect(await people.owner.post('/persons/search', { words })).toMatchObject(
        refusal(400, 'invalid', { fields: ['words'] }),
      );
  });
});

async function exportZip(records: Ref[]) {
  const { response } = await people.owner.post('/persons/export', { records });
  return readZip(Buffer.from(await response.arrayBuffer()));
}

describe('exporting a person', () => {
  it('the zip has a folder for each record, with what was sent and its files, and no number', async () => {
    const email = freshEmail();
    const { records, rows } = await sendAllKinds(people.server, email, {
      message: 'First line.\nSecond line of it.',
    });
    const { response, status } = await people.owner.post('/persons/export', { records });
    expect(status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = await readZip(Buffer.from(await response.arrayBuffer()));
    const names = [...files.keys()].map((name) =>
      name.replace(/^\d{4}-\d\d-\d\d-(\w+)-[2-9A-Z]{4}-[2-9A-Z]{4}/, '$1'),
    );
    expect(names.toSorted()).toEqual([
      'README.txt',
      'application/record.json',
      'application/resume.pdf',
      'application/summary.txt',
      'claim/photo-1.jpg',
      'claim/record.json',
      'claim/summary.txt',
      'message/record.json',
      'message/summary.txt',
      'verification/license-back.png',
      'verification/license-front.jpg',
      'verification/record.json',
      'verification/summary.txt',
    ]);
    const fileOf = (ending: string) =>
      [...files].find(
        ([name]) => name.includes(ending.split('/')[0] ?? '') && name.endsWith(ending.split('/')[1] ?? ''),
      )?.[1];
    expect(fileOf('application/resume.pdf')).toEqual(pdfBytes());
    expect(fileOf('verification/license-front.jpg')?.subarray(0, 3)).toEqual(jpegBytes().subarray(0, 3));
    expect(JSON.parse(String(fileOf('message/record.json')))).toMatchObject({
      kind: 'message',
      id: rows.contacts.id,
      fields: { email, name: rows.contacts.name, message: 'First line.\nSecond line of it.' },
    });
    expect(String(fileOf('message/summary.txt'))).toContain(
      'Message\n    First line.\n    Second line of it.',
    );
    expect(String(fileOf('verification/summary.txt'))).toContain('First Harbor Bank');
    expect(String(fileOf('claim/summary.txt'))).toContain('Leak or burst pipe');
    expect(String(files.get('README.txt'))).toMatch(/Social Security number is not in these files/);
    const all = Buffer.concat([...files.values()]).toString('latin1');
    expect(all).not.toMatch(/900-?12-?3456|BEGIN PGP/);
  });

  it('a verification without a number or pictures mentions neither', async () => {
    const row = sampleVerification({ ...noAnswers, email: freshEmail() });
    await clientsOf(people.server).visitor.from('employment_verifications').insert(row).throwOnError();
    const records = [{ kind: 'verification', id: row.id }];
    const files = await exportZip(records);
    expect([...files.keys()].map((name) => name.replace(/.*\//, '')).toSorted()).toEqual([
      'README.txt',
      'record.json',
      'summary.txt',
    ]);
    const all = Buffer.concat([...files.values()]).toString();
    expect(all).toContain(row.email);
    expect(all).not.toMatch(/social.security|sealed|license|bank|credit/i);
    expect((await people.owner.post('/persons/count', { records })).body).toMatchObject({
      files: 0,
      holdsNumber: false,
    });
    expect((await erase(records)).body).toMatchObject({ heldNumber: false, filesRemoved: 0 });
  });

  it('notes and replies are in it by their names, without those of the staff', async () => {
    const { records } = await sendAllKinds(people.server, freshEmail());
    const { staff } = clientsOf(people.server);
    const id = records[0]?.id;
    const by = { kinds: ['message'], wanted_kind: 'message', author: '1', author_name: 'Sue Service' };
    const note = { ...by, wanted_id: id, sort: 'note', body: 'Called back, no answer.' };
    await staff.rpc('staff_add_note', note).throwOnError();
    expect((await people.owner.post(`/records/message/${id}/reply-started`)).status).toBe(200);
    const reply = { reply_id: crypto.randomUUID(), body: 'It is covered.', seen_letters: 0 };
    await staff.rpc('staff_send_reply', { ...by, wanted_id: id, ...reply }).throwOnError();
    const text = Buffer.concat([...(await exportZip(records.slice(0, 1))).values()]).toString();
    expect(text).toMatch(/^Note, .*\n {4}Called back, no answer\.$/m);
    expect(text).toMatch(/^An answer was started in a mail program, /m);
    expect(text).toMatch(/^Our answer, .*\n {4}It is covered\.$/m);
    expect(text).not.toContain('Sue Service');
  });

  it('a file that is gone is named in the README, and the rest is there', async () => {
    const { records, rows } = await sendAllKinds(people.server, freshEmail());
    const stored = rows.job_applications.resume_url.split('/resumes/')[1] ?? '';
    await clientsOf(people.server).staff.storage.from('resumes').remove([stored]);
    const files = await exportZip(records);
    expect(String(files.get('README.txt'))).toMatch(/no longer stored.*\n- .*\/resume\.pdf/);
    expect([...files.keys()].some((name) => name.endsWith('resume.pdf'))).toBe(false);
    expect([...files.keys()].some((name) => name.endsWith('license-front.jpg'))).toBe(true);
  });

  it('records that are gone cannot be exported', async () => {
    expect(
      await people.owner.post('/persons/export', { records: [{ kind: 'message', id: randomUUID() }] }),
    ).toMatchObject(refusal(404, 'not_found'));
  });
});

describe('deleting a person', () => {
  it('rows, notes and files are gone, and the ids can never be stored again', async () => {
    const email = freshEmail();
    const before = await storedFiles();
    const { records, rows } = await sendAllKinds(people.server, email);
    const { staff, visitor } = clientsOf(people.server);
    expect(await people.owner.post('/persons/count', { records })).toMatchObject({
      status: 200,
      body: { records, files: 4, notes: 0, holdsNumber: true },
    });
    const { status, body } = await erase(records);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      heldNumber: true,
      filesRemoved: 4,
      filesLeft: 0,
    });
    expect((body as { records: Ref[] }).records.map(({ kind, id }) => ({ kind, id }))).toEqual(records);
    expect((await search(people.owner, email)).entries).toEqual([]);
    expect((await storedFiles()).toSorted()).toEqual(before.toSorted());
    for (const [table, row] of Object.entries<Record<string, unknown>>(rows)) {
      const stored = await staff.from(table).select('id').eq('id', row.id);
      expect(stored.data).toEqual([]);
      for (const client of [visitor, staff])
        expect((await client.from(table).insert(row)).error?.code).toBe('PT410');
    }
  });

  it('says the language that each record was sent in', async () => {
    const { records, ids } = await sendAllKinds(people.server, freshEmail(), { language: 'es' });
    const { body } = await erase(records);
    const deleted = (body as { records: (Ref & { language: string })[] }).records;
    expect(Object.fromEntries(deleted.map(({ id, language }) => [id, language]))).toEqual({
      [ids.message]: 'es',
      [ids.application]: 'en',
      [ids.verification]: 'en',
      [ids.claim]: 'en',
    });
  });

  it('a file that another record points to stays', async () => {
    const { records, rows } = await sendAllKinds(people.server, freshEmail());
    const { staff } = clientsOf(people.server);
    const other = sampleApplication({ resume_url: rows.job_applications.resume_url, email: freshEmail() });
    await staff.from('job_applications').insert(other).throwOnError();
    const stored = rows.job_applications.resume_url.split('/resumes/')[1] ?? '';
    const isStored = async () => (await staff.storage.from('resumes').download(stored)).error === null;

    expect((await erase([records[1]])).body).toMatchObject({ filesRemoved: 0, filesLeft: 0 });
    expect(await isStored()).toBe(true);
    expect((await erase([{ kind: 'application', id: other.id }])).body).toMatchObject({ filesRemoved: 1 });
    expect(await isStored()).toBe(false);
  });

  it('of records that are partly gone, the rest is deleted', async () => {
    const { records } = await sendAllKinds(people.server, freshEmail());
    const [message, ...others] = records;
    expect(
      (await people.owner.post('/persons/delete-record', { ...message, reason: 'A test message' })).status,
    ).toBe(200);
    const { body } = await erase(records);
    expect((body as { records: Ref[] }).records.map(({ kind, id }) => ({ kind, id }))).toEqual(others);
    expect((await erase(records)).status).toBe(404);
  });

  it('without a reason, a record or a known kind nothing is deleted', async () => {
    const { records } = await sendAllKinds(people.server, freshEmail());
    const [message] = records;
    const requests: [string, object, string][] = [
      ['/persons/delete', { records }, 'reason'],
      ['/persons/delete', { records, reason: '   no ' }, 'reason'],
      ['/persons/delete', { records: [], reason: 'Asked for by mail' }, 'records'],
      [
        '/persons/delete',
        { records: [{ ...message, kind: 'retention' }], reason: 'By mail' },
        'records.0.kind',
      ],
      ['/persons/delete-record', { ...message }, 'reason'],
      ['/persons/delete-record', { ...message, id: 'all', reason: 'Asked for by mail' }, 'id'],
    ];
    for (const [route, body, field] of requests)
      expect(await people.owner.post(route, body)).toMatchObject({ status: 400, body: { fields: [field] } });
    expect((await people.owner.post('/persons/count', { records })).body).toMatchObject({ records });
  });
});

it('the role of the public API cannot delete through the new functions', async () => {
  const { visitor } = clientsOf(people.server);
  for (const [name, given] of [
    ['staff_delete', { records: [] }],
    ['staff_search_person', { kinds: ['message'] }],
    ['staff_sealing_keys', {}],
  ] as const)
    expect((await visitor.rpc(name, given)).error).not.toBeNull();
});

it('the audit has every act, with reasons and ids and without the words of a search', async () => {
  const email = freshEmail();
  const { records } = await sendAllKinds(people.server, email);
  const [message, ...others] = records;
  await search(people.service, email);
  await people.owner.post('/persons/export', { records });
  await people.owner.post('/persons/delete-record', { ...message, reason: 'Sent twice by mistake' });
  await erase(others);
  await erase(others, 'Deleted already');
  const rows = await readAudit(people.server);
  const list = (refs: Ref[]) => ({
    count: refs.length,
    records: refs.map(({ kind, id }) => `${kind} ${id}`),
  });
  const byOwner = { actor_name: 'Olga Owner', kind: null, record_id: null };
  expect(rows.slice(-4)).toEqual([
    { ...byOwner, actor_name: 'Sue Service', action: 'person_searched', details: { by: 'email' } },
    { ...byOwner, action: 'person_exported', details: list(records) },
    {
      ...byOwner,
      action: 'record_deleted',
      kind: 'message',
      record_id: message?.id,
      details: { reason: 'Sent twice by mistake' },
    },
    { ...byOwner, action: 'person_deleted', details: { reason: 'Asked for by mail', ...list(others) } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('ada.');
});
