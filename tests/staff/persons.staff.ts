import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { readZip } from '../support/read-zip.ts';
import { jpegBytes, pdfBytes } from '../support/sample-files.ts';
import { freshEmail, noAnswers, sampleContact, sampleVerification } from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';
import { refusal } from '../support/staff-client.ts';
import { type Found, searchPerson } from './search-person.ts';
import { type Ref, sendAllKinds } from './send-all-kinds.ts';

const people = shareStaff({ owner: 'Olga Owner', hiring: 'Hans Hiring', service: 'Sue Service' });

const kindsOf = ({ entries }: Found) => entries.map(({ kind }) => kind).toSorted();

describe('finding a person', () => {
  it('each role finds only its own kinds', async () => {
    const email = freshEmail();
    await sendAllKinds(people.server, email);
    expect(kindsOf(await searchPerson(people.owner, email))).toEqual([
      'application',
      'claim',
      'message',
      'verification',
    ]);
    expect(kindsOf(await searchPerson(people.hiring, email))).toEqual(['application', 'verification']);
    expect(kindsOf(await searchPerson(people.service, email))).toEqual(['claim', 'message']);
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
      const found = await searchPerson(people.owner, words);
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
    const { entries } = await searchPerson(people.owner, first);
    expect(entries.filter(({ email }) => email === second)).toHaveLength(1);
  });

  it('words that mean something to SQL are plain words', async () => {
    for (const words of ["%'; drop table contacts --", '100%', '__', '\\\\', 'a@%'])
      expect((await searchPerson(people.owner, words)).entries).toEqual([]);
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
    const { body } = await people.owner.post('/persons/delete', { records, reason: 'Asked for by mail' });
    expect(body).toMatchObject({ heldNumber: false, filesRemoved: 0 });
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
