import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sendApplication } from '../cli/run-cli.ts';
import { clientsOf, type Deployment, postFile } from '../support/clients.ts';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { jpegBytes, licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { share } from '../support/share.ts';
import { startClamd, virusText } from '../support/start-clamd.ts';
import { shareLog } from './record-log.ts';

const clamd = share(startClamd);
const infected = () => pdfBytes(3000, virusText);

const sendResume = (server: Deployment, bytes: Buffer, key = server.anonKey, name = resumePath()) =>
  postFile(server, `resumes/${name}`, bytes, types.pdf, { key });

/** The mark of a stored file, or `missing`. */
async function markOf(server: Deployment, bucket: string, name: string): Promise<unknown> {
  const { dir, base } = path.parse(name);
  const { data } = await clientsOf(server).staff.storage.from(bucket).list(dir);
  const file = data?.find(({ name }) => name === base);
  return file ? file.metadata?.scan : 'missing';
}

describe('a virus scanner in CLAMD', () => {
  const log = shareLog();
  const optional = shareServer(() => ({ env: { CLAMD: clamd.socket } }));
  const required = shareServer(() => ({ env: { CLAMD: clamd.socket, CLAMD_REQUIRED: 'on' } }));

  it('refuses a file with a known signature, and logs its hash and nothing else', async () => {
    const name = resumePath();
    const refused = await sendResume(optional, infected(), optional.anonKey, name);
    expect(await refused.json()).toMatchObject({
      statusCode: '415',
      message: expect.stringContaining('Send another file'),
    });
    expect(await readdir(path.join(optional.dataDir, 'files/resumes'))).toEqual([]);
    expect(await readdir(path.join(optional.dataDir, 'files/drafts'))).toEqual([]);
    expect(await markOf(optional, 'resumes', name)).toBe('missing');
    const details = { sha256: hash('sha256', infected()), signature: 'Harborlight.Test.UNOFFICIAL' };
    expect(log()).toContain(JSON.stringify(details).slice(1));
    expect(log()).not.toContain(name.split('/')[1]);
  });

  it('scans what will be stored, and marks it for staff', async () => {
    const clients = clientsOf(required);
    const picture = Buffer.concat([jpegBytes(), Buffer.from(virusText)]);
    const name = licensePath();
    const { error } = await clients.visitor.storage
      .from('employment-documents')
      .upload(name, picture, { contentType: types.jpg });
    expect(error).toBeNull();
    expect(await markOf(required, 'employment-documents', name)).toBe('clean');
    const { resumeAt } = await sendApplication(clients);
    expect(await markOf(required, 'resumes', resumeAt)).toBe('clean');
  });

  it('stores staff uploads unchanged, marked as not scanned', async () => {
    const name = resumePath();
    expect((await sendResume(optional, infected(), optional.staffKey, name)).status).toBe(200);
    expect(await markOf(optional, 'resumes', name)).toBe('not scanned');
  });

  it('marks what the daemon does not take or cannot scan, and logs when it goes away and is back', async () => {
    const name = resumePath();
    expect((await sendResume(optional, pdfBytes(5_000_000), optional.anonKey, name)).status).toBe(200);
    expect(await markOf(optional, 'resumes', name)).toBe('not scanned');
    await clamd.stop();
    const { resumeAt } = await sendApplication(clientsOf(optional));
    expect(await markOf(optional, 'resumes', resumeAt)).toBe('not scanned');
    expect(log()).toContain('the virus scanner is away; uploads are stored and marked');
    await clamd.start();
    expect((await sendResume(optional, infected())).status).toBe(400);
    await expect.poll(() => log().match(/the virus scanner is back/g)).toHaveLength(1);
  });

  it('with CLAMD_REQUIRED=on refuses with 503 while the daemon is away', async () => {
    await clamd.stop();
    const refused = await sendResume(required, pdfBytes());
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('try again later') });
    await expect.poll(() => log().match(/the virus scanner is away; uploads are refused/g)).toHaveLength(1);
    await clamd.start();
    const name = resumePath();
    expect((await sendResume(required, pdfBytes(), required.anonKey, name)).status).toBe(200);
    expect(await markOf(required, 'resumes', name)).toBe('clean');
  });

  it('without CLAMD nothing is marked', async () => {
    const server = await serverForTest();
    const { resumeAt } = await sendApplication(clientsOf(server), infected());
    expect(await markOf(server, 'resumes', resumeAt)).toBeUndefined();
  });
});
