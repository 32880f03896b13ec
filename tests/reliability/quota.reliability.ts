import { describe, expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { breakUploads, openUpload } from '../support/open-upload.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import type { RunningServer } from '../support/start-server.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const megabyte = 1024 * 1024;
/** In megabytes. One address may store 25 of these 50, which is five resumes of the largest size. */
const env = { STORAGE_PER_DAY: '50', TRUST_PROXY: '1', STAFF_NETWORKS: '203.0.113.5', RATE_LIMIT: '' };
const resume = pdfBytes(5 * megabyte);

const send = async (server: RunningServer, from: string, key = server.anonKey) => {
  const answer = await requestWith(server, key, `/storage/v1/object/resumes/${resumePath()}`, {
    method: 'POST',
    body: new Uint8Array(resume),
    headers: { 'content-type': types.pdf, 'x-forwarded-for': from },
  });
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
};

describe('bytes a day', () => {
  it('one address gets 429 after its share; all get 503 after STORAGE_PER_DAY, also after a restart; staff do not', async () => {
    const dataDir = await seededDataDir();
    const server = await serverFor({ dataDir, env });
    for (const from of ['198.51.100.7', '198.51.100.8']) {
      for (let at = 0; at < 5; at += 1) expect((await send(server, from)).status).toBe(200);
      if (from.endsWith('7')) {
        const refused = await send(server, from);
        expect(refused.status).toBe(429);
        expect(refused.retryAfter).toBeGreaterThan(23 * 60 * 60);
      }
    }
    expect(await send(server, '198.51.100.9')).toEqual({ status: 503, retryAfter: 3600 });
    expect(await send(server, '198.51.100.9')).toEqual({ status: 503, retryAfter: 3600 });
    expect(server.output().match(/uploads have reached STORAGE_PER_DAY/g)).toHaveLength(1);
    expect(server.output()).not.toContain('198.51');

    await server.stop();
    const restarted = await serverFor({ dataDir, env });
    expect(await send(restarted, '198.51.100.9')).toEqual({ status: 503, retryAfter: 3600 });
    expect((await send(restarted, '203.0.113.5', server.staffKey)).status).toBe(200);
  });

  it('files that staff upload do not count', async () => {
    const dataDir = await seededDataDir();
    const server = await serverFor({ dataDir, env });
    for (let at = 0; at < 11; at += 1)
      expect((await send(server, '203.0.113.5', server.staffKey)).status).toBe(200);
    expect((await send(server, '198.51.100.7')).status).toBe(200);
    await server.stop();
    expect((await send(await serverFor({ dataDir, env }), '198.51.100.7')).status).toBe(200);
  });

  it('unfinished uploads count, and no longer when they end', async () => {
    const dataDir = await seededDataDir();
    const server = await serverFor({ dataDir, env });
    const from = (address: string) => ({
      size: resume.length,
      dataDir,
      headers: { 'x-forwarded-for': address },
    });
    const unfinished = [];
    for (let at = 0; at < 5; at += 1) unfinished.push(await openUpload(server, from('198.51.100.7')));
    expect(await send(server, '198.51.100.7')).toEqual({ status: 429, retryAfter: 60 });
    for (let at = 0; at < 5; at += 1) unfinished.push(await openUpload(server, from('198.51.100.8')));
    expect((await send(server, '198.51.100.9')).status).toBe(503);
    await breakUploads(unfinished, dataDir);
    expect((await send(server, '198.51.100.7')).status).toBe(200);
    expect((await send(server, '198.51.100.9')).status).toBe(200);
  });
});
