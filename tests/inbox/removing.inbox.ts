import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fileOf, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { daysAgo, prepareServer, sendApplication, sendVerification } from './run-inbox.ts';
import { startProxy } from './start-proxy.ts';

const { inbox, inboxWith, clients, server, folder } = prepareServer();

const fileExists = async (bucket: string, path: string) =>
  (await clients().staff.storage.from(bucket).download(path)).error === null;
const rowExists = async (table: string, id: string) =>
  (await clients().staff.from(table).select('id').eq('id', id)).data?.length === 1;

describe('deleting', () => {
  it('removes the record and its files', async () => {
    const { id, frontAt, backAt } = await sendVerification(clients());
    const { code, out } = await inbox('delete', id, '--yes');
    expect(code).toBe(0);
    expect(out).toMatch(/^Deleted the verification of Mary Jackson, .*, and 2 files\.\n$/);
    expect(await rowExists('employment_verifications', id)).toBe(false);
    expect(await fileExists('employment-documents', frontAt)).toBe(false);
    expect(await fileExists('employment-documents', backAt)).toBe(false);
  });

  it('without a terminal needs --yes, and changes nothing', async () => {
    const { id, resumeAt } = await sendApplication(clients());
    expect(await inbox('delete', id)).toMatchObject({
      code: 2,
      out: '',
      err: 'This command asks before it continues. Without a terminal, add --yes.\n',
    });
    expect(await rowExists('job_applications', id)).toBe(true);
    expect(await fileExists('resumes', resumeAt)).toBe(true);
  });

  it("removes a person's files although a stranger's record names them", async () => {
    const person = await sendApplication(clients());
    // Only staff can insert this now. An earlier version stored it for anyone.
    const stranger = sampleApplication({ resume_url: person.resume_url, full_name: 'Mallory' });
    await clients().staff.from('job_applications').insert(stranger).throwOnError();
    const { code, out } = await inbox('delete', person.id, '--yes');
    expect(code).toBe(0);
    expect(out).toContain('and 1 file.');
    expect(await fileExists('resumes', person.resumeAt)).toBe(false);
  });

  it("keeps a person's file when a stranger's record that names it is deleted, and says so", async () => {
    const person = await sendApplication(clients());
    const stranger = sampleApplication({
      resume_url: `https://elsewhere.example/storage/v1/object/public/resumes/${person.resumeAt}`,
    });
    await clients().staff.from('job_applications').insert(stranger).throwOnError();
    const saved = await inbox('save', stranger.id, '--to', folder('stranger'));
    expect(saved).toMatchObject({ code: 1, out: '' });
    expect(saved.err).toContain(`belongs to the older record ${person.id.slice(0, 8)}.`);
    const { code, out, err } = await inbox('delete', stranger.id, '--yes');
    expect(code).toBe(1);
    expect(out).toContain('and 0 files');
    expect(err).toContain(`${person.resumeAt} belongs to the older record ${person.id.slice(0, 8)}`);
    expect(err).toContain('1 file of this record stayed behind.');
    expect(await rowExists('job_applications', stranger.id)).toBe(false);
    expect(await fileExists('resumes', person.resumeAt)).toBe(true);
    expect((await inbox('save', person.id, '--to', folder('person'))).code).toBe(0);
  });

  it('does not take another file for a shared one because of a wildcard in its name', async () => {
    const resume_url = (name: string) =>
      clients().visitor.storage.from('resumes').getPublicUrl(`applicants/${name}.pdf`).data.publicUrl;
    const digits = `${Date.now()}`;
    const older = sampleApplication({
      resume_url: resume_url(`${digits}-axb`),
      created_at: daysAgo(1),
    });
    await clients().staff.from('job_applications').insert(older).throwOnError();
    const row = await withFiles(
      clients().visitor,
      sampleApplication({ resume_url: resume_url(`${digits}-a_b`) }),
    );
    await clients().visitor.from('job_applications').insert(row).throwOnError();
    expect((await inbox('delete', row.id, '--yes')).out).toContain('and 1 file.');
    expect(await fileExists('resumes', `applicants/${digits}-a_b.pdf`)).toBe(false);
  });

  it('says which file stayed if the file store did not remove it', async () => {
    const { id, resumeAt } = await sendApplication(clients());
    const removesFiles = ({ method, url }: IncomingMessage) =>
      method === 'DELETE' && url?.startsWith('/storage/') === true;
    const url = await startProxy(server().url, removesFiles, (respond) => respond(200, '[]'));
    const { code, err } = await inboxWith({ INBOX_URL: url }, 'delete', id, '--yes');
    expect(code).toBe(1);
    expect(err).toContain(`${resumeAt} is still in the file store.`);
    expect(await rowExists('job_applications', id)).toBe(false);
    const swept = await inboxWith({ INBOX_URL: url }, 'sweep', '--older-than', '0s', '--yes');
    expect(swept.code).toBe(1);
    expect(swept.err).toContain('The file store did not delete 1 file.');
    expect((await inbox('sweep', '--older-than', '0s', '--yes')).code).toBe(0);
    expect(await fileExists('resumes', resumeAt)).toBe(false);
  });
});

describe('purging', () => {
  it('shows expired records, then deletes them with their files and nothing else', async () => {
    const { staff } = clients();
    const sent = await sendApplication(clients());
    await staff.from('job_applications').delete().eq('id', sent.id).throwOnError();
    const old = sampleApplication({ resume_url: sent.resume_url, created_at: daysAgo(366) });
    const oldContact = sampleContact({ created_at: daysAgo(400) });
    const youngContact = sampleContact({ created_at: daysAgo(364) });
    await staff.from('job_applications').insert(old).throwOnError();
    await staff.from('contacts').insert([oldContact, youngContact]).throwOnError();
    const young = await sendVerification(clients());

    const planned = await inbox('purge', '--dry-run');
    expect(planned.code).toBe(0);
    expect(planned.out).toMatch(/^contacts +1 +0 /m);
    expect(planned.out).toMatch(/^applications +1 +1 /m);
    expect(planned.out).not.toContain('verifications');
    expect(await rowExists('contacts', oldContact.id)).toBe(true);

    expect(await inbox('purge')).toEqual({
      code: 0,
      out: 'Deleted 2 expired records and 1 file.\n',
      err: '',
    });
    expect(await rowExists('contacts', oldContact.id)).toBe(false);
    expect(await rowExists('job_applications', old.id)).toBe(false);
    expect(await fileExists('resumes', sent.resumeAt)).toBe(false);
    expect(await rowExists('contacts', youngContact.id)).toBe(true);
    expect(await rowExists('employment_verifications', young.id)).toBe(true);
    expect(await fileExists('employment-documents', young.frontAt)).toBe(true);
    expect((await inbox('purge')).out).toBe('No records have expired.\n');
  });
});

describe('sweeping', () => {
  it('removes uploads without a record once they are old enough, and nothing else', async () => {
    const kept = await sendApplication(clients());
    const orphan = resumePath();
    await clients()
      .visitor.storage.from('resumes')
      .upload(orphan, fileOf(pdfBytes(), 'cv.pdf', types.pdf));

    expect((await inbox('sweep')).out).toBe('There are no orphaned uploads.\n');
    expect((await inbox('sweep', '--dry-run', '--older-than', '0s')).out).toContain(orphan);
    expect(await fileExists('resumes', orphan)).toBe(true);
    expect((await inbox('sweep', '--older-than', '0s')).code).toBe(2);
    expect(await fileExists('resumes', orphan)).toBe(true);
    expect((await inbox('sweep', '--older-than', '0s', '--yes')).out).toBe('Deleted 1 orphaned upload.\n');
    expect(await fileExists('resumes', orphan)).toBe(false);
    expect(await fileExists('resumes', kept.resumeAt)).toBe(true);
  });
});
