import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { resumePath } from '../support/sample-files.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { startProxy } from '../support/start-proxy.ts';
import { uploadResume } from '../support/upload-files.ts';
import { daysAgo, prepareServer, sendApplication, sendVerification } from './run-cli.ts';

const { cli, cliWith, clients, server } = prepareServer();

const fileExists = async (bucket: string, path: string) =>
  (await clients().staff.storage.from(bucket).download(path)).error === null;
const rowExists = async (table: string, id: string) =>
  (await clients().staff.from(table).select('id').eq('id', id)).data?.length === 1;

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

    const planned = await cli('purge', '--dry-run');
    expect(planned.code).toBe(0);
    expect(planned.out).toMatch(/^contacts +1 +0 /m);
    expect(planned.out).toMatch(/^applications +1 +1 /m);
    expect(planned.out).not.toContain('verifications');
    expect(await rowExists('contacts', oldContact.id)).toBe(true);

    expect(await cli('purge')).toEqual({
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
    expect((await cli('purge')).out).toBe('No records have expired.\n');
  });
});

describe('sweeping', () => {
  it('removes uploads without a record once they are old enough, and nothing else', async () => {
    const kept = await sendApplication(clients());
    const orphan = resumePath();
    await uploadResume(clients().visitor, orphan);

    expect((await cli('sweep')).out).toBe('There are no orphaned uploads.\n');
    expect((await cli('sweep', '--dry-run', '--older-than', '0s')).out).toContain(orphan);
    expect(await fileExists('resumes', orphan)).toBe(true);
    expect((await cli('sweep', '--older-than', '0s')).code).toBe(2);
    expect(await fileExists('resumes', orphan)).toBe(true);
    expect((await cli('sweep', '--older-than', '0s', '--yes')).out).toBe('Deleted 1 orphaned upload.\n');
    expect(await fileExists('resumes', orphan)).toBe(false);
    expect(await fileExists('resumes', kept.resumeAt)).toBe(true);
  });

  it('says which file stayed if the file store did not remove it', async () => {
    const orphan = resumePath();
    await uploadResume(clients().visitor, orphan);
    const removesFiles = ({ method, url }: IncomingMessage) =>
      method === 'DELETE' && url?.startsWith('/storage/') === true;
    const url = await startProxy(server.url, (request) => (removesFiles(request) ? [200, []] : undefined));
    const swept = await cliWith({ BACKEND_URL: url }, 'sweep', '--older-than', '0s', '--yes');
    expect(swept.code).toBe(1);
    expect(swept.err).toContain(`The file store did not delete 1 file.`);
    expect(swept.err).toContain(orphan);
    expect((await cli('sweep', '--older-than', '0s', '--yes')).code).toBe(0);
    expect(await fileExists('resumes', orphan)).toBe(false);
  });
});

it('the key that sealed a number is named', async () => {
  await sendVerification(clients());
  const { code, out } = await cli('keys');
  expect(code).toBe(0);
  expect(out).toMatch(/^[0-9A-F]{16} +\d+ .* opens them$/m);
});
