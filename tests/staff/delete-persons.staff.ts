import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { readAudit } from '../support/read-audit.ts';
import { freshEmail, sampleApplication } from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';
import { searchPerson } from './search-person.ts';
import { type Ref, sendAllKinds } from './send-all-kinds.ts';

const people = shareStaff({ owner: 'Olga Owner', service: 'Sue Service' });

const erase = (records: unknown[], reason = 'Asked for by mail') =>
  people.owner.post('/persons/delete', { records, reason });
const storedFiles = async () =>
  (
    await Promise.all(
      ['resumes', 'employment-documents'].map((bucket) =>
        readdir(path.join(people.server.dataDir, 'files', bucket)),
      ),
    )
  ).flat();

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
    expect((await searchPerson(people.owner, email)).entries).toEqual([]);
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
  await searchPerson(people.service, email);
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
