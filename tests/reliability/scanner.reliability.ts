import { hash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInbox, sendApplication } from '../inbox/run-inbox.ts';
import { clientsOf, requestWith } from '../support/clients.ts';
import { jpegBytes, licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { type RunningClamd, startClamd, virusText } from '../support/start-clamd.ts';
import type { RunningServer } from '../support/start-server.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

let clamd: RunningClamd;
beforeAll(async () => {
  clamd = await startClamd();
});
afterAll(() => clamd.remove());

const serverWith = async (env: NodeJS.ProcessEnv) =>
  serverFor({ dataDir: await seededDataDir(), env: { CLAMD: clamd.socket, ...env } });

const infected = () => pdfBytes(3000, virusText);

function sendResume(server: RunningServer, bytes: Buffer, key = server.anonKey, name = resumePath()) {
  return requestWith(server, key, `/storage/v1/object/resumes/${name}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': types.pdf },
  });
}

async function marksIn(server: RunningServer, bucket: string, folder: string): Promise<unknown[]> {
  const { data } = await clientsOf(server).staff.storage.from(bucket).list(folder);
  return data?.map(({ metadata }) => metadata?.scan) ?? [];
}

async function showRecord(server: RunningServer, id: string): Promise<string> {
  const env = { INBOX_URL: server.url, DATA_DIR: server.dataDir };
  return (await runInbox(['show', id], env)).out.replace(/\s+/g, ' ');
}

describe('a virus scanner in CLAMD', () => {
  it('refuses a file with a known signature, and logs its hash and nothing else', async () => {
    const server = await serverWith({});
    const name = resumePath();
    const refused = await sendResume(server, infected(), server.anonKey, name);
    expect(await refused.json()).toMatchObject({
      statusCode: '415',
      message: expect.stringContaining('Send another file'),
    });
    expect(await readdir(path.join(server.dataDir, 'files/resumes'))).toEqual([]);
    expect(await readdir(path.join(server.dataDir, 'files/drafts'))).toEqual([]);
    expect(await marksIn(server, 'resumes', 'applicants')).toEqual([]);
    const details = { sha256: hash('sha256', infected()), signature: 'Harborlight.Test.UNOFFICIAL' };
    expect(server.output()).toContain(`the virus scanner refused a file ${JSON.stringify(details)}`);
    expect(server.output()).not.toContain(name.split('/')[1]);
  });

  it('scans what will be stored, and staff see the mark', async () => {
    const server = await serverWith({ CLAMD_REQUIRED: 'on' });
    const clients = clientsOf(server);
    const picture = Buffer.concat([jpegBytes(), Buffer.from(virusText)]);
    const { error } = await clients.visitor.storage
      .from('employment-documents')
      .upload(licensePath(), picture, { contentType: types.jpg });
    expect(error).toBeNull();
    expect(await marksIn(server, 'employment-documents', '')).toEqual(['clean']);
    const { id, resumeAt } = await sendApplication(clients);
    expect(await showRecord(server, id)).toContain(`${resumeAt} (scanned, no virus found)`);
  });

  it('stores staff uploads unchanged, marked as not scanned', async () => {
    const server = await serverWith({});
    expect((await sendResume(server, infected(), server.staffKey)).status).toBe(200);
    expect(await marksIn(server, 'resumes', 'applicants')).toEqual(['not scanned']);
  });

  it('marks what the daemon does not take or cannot scan, and logs when it goes away and is back', async () => {
    const server = await serverWith({});
    expect((await sendResume(server, pdfBytes(5_000_000))).status).toBe(200);
    expect(await marksIn(server, 'resumes', 'applicants')).toEqual(['not scanned']);
    await clamd.stop();
    const clients = clientsOf(server);
    const { id, resumeAt } = await sendApplication(clients);
    expect(await showRecord(server, id)).toContain(`${resumeAt} (not scanned for viruses)`);
    expect(server.output()).toContain('the virus scanner is away; uploads are stored and marked');
    await clamd.start();
    expect((await sendResume(server, infected())).status).toBe(400);
    expect(server.output().match(/the virus scanner is back/g)).toHaveLength(1);
  });

  it('with CLAMD_REQUIRED=on refuses with 503 while the daemon is away', async () => {
    await clamd.stop();
    const server = await serverWith({ CLAMD_REQUIRED: 'on' });
    const refused = await sendResume(server, pdfBytes());
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('try again later') });
    expect(server.output().match(/the virus scanner is away; uploads are refused/g)).toHaveLength(1);
    await clamd.start();
    expect((await sendResume(server, pdfBytes())).status).toBe(200);
    expect(await marksIn(server, 'resumes', 'applicants')).toEqual(['clean']);
  });

  it('without CLAMD nothing is marked', async () => {
    const server = await serverFor({ dataDir: await seededDataDir() });
    const { id, resumeAt } = await sendApplication(clientsOf(server), infected());
    expect(await marksIn(server, 'resumes', 'applicants')).toEqual([undefined]);
    expect(await showRecord(server, id)).not.toContain(`${resumeAt} (`);
  });
});
