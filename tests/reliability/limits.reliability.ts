import { execFileSync } from 'node:child_process';
import { open, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture } from '../../server/store/files/clean-picture.ts';
import { busyAnswer } from '../support/busy-answer.ts';
import { clientsOf, postFile, postRow } from '../support/clients.ts';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { uploadResume } from '../support/upload-files.ts';
import { shareLog } from './record-log.ts';

const defaultLimits = { RATE_LIMIT: '' };

describe('default rate limits', () => {
  const log = shareLog();
  const server = shareServer(() => ({ env: { ...defaultLimits, TRUST_PROXY: '1' } }));

  it('a flood of messages gets 429 with Retry-After; staff and other addresses do not; no address is logged', async () => {
    const { staff } = clientsOf(server);
    const send = (from: string) =>
      postRow(server, 'contacts', sampleContact(), {
        headers: { 'x-forwarded-for': `203.0.113.1, ${from}` },
      });
    for (let at = 0; at < 30; at += 1) expect((await send('198.51.100.7')).status).toBe(201);
    const refused = await send('198.51.100.7');
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    const { status, json } = busyAnswer(seconds);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toEqual(json);
    expect((await send('198.51.100.8')).status).toBe(201);
    expect((await staff.from('contacts').insert(sampleContact())).status).toBe(201);
    expect((await staff.from('contacts').select('id')).data).toHaveLength(32);
    expect(log()).not.toMatch(/198\.51|203\.0/);
  });

  it('a picture from an address with four unread ones is refused, and one from another address is served', async () => {
    const flood = '198.51.100.17';
    const picture = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c84' } })
      .png()
      .toBuffer();
    const send = (from: string) =>
      postFile(server, `employment-documents/${licensePath('front', 'png')}`, picture, types.png, {
        headers: { 'x-forwarded-for': from },
      });
    // The server runs in this process. Reading a pipe takes until nobody can write to it any more.
    const pipe = path.join(server.dataDir, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const writer = await open(pipe, 'r+');
    const unread = [pipe, 'nothing', 'nothing', 'nothing'].map((file) =>
      cleanPicture(file, { type: 'png', limit: 1000, sender: flood }).catch(({ status }) => status),
    );
    const refused = await send(flood);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10']);
    const other = send('198.51.100.18');
    // Whoever opens it again finds a file.
    await writeFile(`${pipe}.end`, 'no picture');
    await rename(`${pipe}.end`, pipe);
    await writer.close();
    expect(await Promise.all(unread)).toEqual(Array(4).fill(415));
    expect((await other).status).toBe(200);
  });

  it('a flood of files gets 429 in the official client, except from staff who act as a visitor, and X-Forwarded-For is ignored by default', async () => {
    const server = await serverForTest({ env: defaultLimits });
    const send = (headers: Record<string, string>) =>
      postFile(server, `resumes/${resumePath()}`, pdfBytes(), types.pdf, { headers });
    for (let at = 0; at < 60; at += 1)
      expect((await send({ 'x-forwarded-for': `198.51.100.${at}` })).status).toBe(200);
    const { error } = await uploadResume(clientsOf(server).visitor);
    expect(error).toMatchObject({ status: 429, statusCode: '429' });
    expect((await send({ apikey: server.staffKey })).status).toBe(200);
    expect(log().match(/set TRUST_PROXY/g)).toHaveLength(1);
  });
});
