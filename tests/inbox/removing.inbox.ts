import { describe, expect, it } from 'vitest';
import { fileOf, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { daysAgo, prepareServer, sendApplication, sendVerification } from './run-inbox.ts';

const { inbox, clients } = prepareServer();

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

  it('keeps a file that another record points to', async () => {
    const first = await sendApplication(clients());
    const second = sampleApplication({ resume_url: first.resume_url });
    await clients().staff.from('job_applications').insert(second).throwOnError();
    expect((await inbox('delete', first.id, '--yes')).out).toContain('and 0 files');
    expect(await fileExists('resumes', first.resumeAt)).toBe(true);
    expect((await inbox('delete', second.id, '--yes')).out).toContain('and 1 file.');
    expect(await fileExists('resumes', first.resumeAt)).toBe(false);
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
