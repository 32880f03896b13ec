import { describe, expect, it } from 'vitest';
import { photoBytes, photosPerClaim } from '../../domain/claims.ts';
import { createStorageQuota } from '../../server/store/quota/storage-quota.ts';
import { type Deployment, postFile } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { breakUploads, openUpload } from '../support/open-upload.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { runSql } from '../support/start-postgres.ts';
import { databaseFor, dataDirWithKeys } from './fixtures.ts';
import { recordLog } from './record-log.ts';

const megabyte = 1024 * 1024;
/** In megabytes. One address may store all 50: a tenth, but at least the photos of a claim. */
const env = { STORAGE_PER_DAY: '50', TRUST_PROXY: '1', STAFF_NETWORKS: '203.0.113.5', RATE_LIMIT: '' };

const send = async (server: Deployment, from: string, megabytes: number, key = server.anonKey) => {
  const bytes = pdfBytes(megabytes * megabyte);
  const options = { key, headers: { 'x-forwarded-for': from } };
  const answer = await postFile(server, `resumes/${resumePath()}`, bytes, types.pdf, options);
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
};

const openQuota = (perDay = 50) =>
  createStorageQuota({
    perDay: perDay * megabyte,
    rateFactor: 1,
    minFreeBytes: 0,
    freeBytes: async () => Number.POSITIVE_INFINITY,
    storedBytes: { read: async () => 0, add: () => {} },
  });

describe('bytes a day', () => {
  it('one address is refused after its share, and another is not', async () => {
    const quota = openQuota(100);
    const reserve = (sender: string) => quota.reserve({ bytes: 10 * megabyte, sender, from: 'visitor' });
    for (let at = 0; at < 8; at += 1) {
      const reservation = await reserve('198.51.100.7');
      await reservation.count(10 * megabyte);
      reservation.release();
    }
    const refusal = await reserve('198.51.100.7').catch((error) => error);
    expect(refusal).toMatchObject({ status: 429 });
    expect(refusal.retrySeconds).toBeGreaterThan(23 * 60 * 60);
    (await reserve('198.51.100.8')).release();
  });

  it.each([80, 100, 799])(
    'a claim with its largest photos is one share, with %i MB a day',
    async (perDay) => {
      const claim = { bytes: photosPerClaim * photoBytes, sender: '198.51.100.7', from: 'visitor' } as const;
      const quota = openQuota(perDay);
      const reservation = await quota.reserve(claim);
      await reservation.count(claim.bytes);
      reservation.release();
      const refusal = await quota.reserve(claim).catch((error) => error);
      expect(refusal.retrySeconds).toBeGreaterThan(23 * 60 * 60);
    },
  );

  it('where the day has no room for a form, it is refused as on a full day', async () => {
    const form = openQuota(50).reserve({ bytes: 80 * megabyte, sender: '198.51.100.7', from: 'visitor' });
    await expect(form).rejects.toMatchObject({ status: 503, retrySeconds: 3600 });
  });

  it('all get 503 after STORAGE_PER_DAY, also after a restart; staff do not, and their files do not count', async () => {
    const log = recordLog();
    const options = { database: await databaseFor(), dataDir: await dataDirWithKeys(), env };
    await runSql(
      options.database.url,
      `insert into storage.objects (bucket_id, name, version, metadata)
        values ('resumes', 'applicants/1700000000000-earlier.pdf', 'v1', '{"size": ${46 * megabyte}}')`,
    );
    const server = await serverForTest(options);
    expect((await send(server, '203.0.113.5', 2, server.staffKey)).status).toBe(200);
    expect((await send(server, '198.51.100.8', 3)).status).toBe(200);
    const refusal = { status: 503, retryAfter: 3600 };
    expect(await send(server, '198.51.100.9', 2)).toEqual(refusal);
    expect(await send(server, '198.51.100.9', 2)).toEqual(refusal);
    expect(log().match(/uploads have reached STORAGE_PER_DAY/g)).toHaveLength(1);
    expect(log()).not.toContain('198.51');

    await server.close();
    const restarted = await serverForTest(options);
    expect(await send(restarted, '198.51.100.9', 2)).toEqual(refusal);
    expect((await send(restarted, '203.0.113.5', 2, server.staffKey)).status).toBe(200);
    expect((await send(restarted, '198.51.100.9', 0.5)).status).toBe(200);
  });

  it('of files that arrive together, no more are stored than the day has room for', async () => {
    const quota = openQuota();
    const reservations = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        quota.reserve({ bytes: 5 * megabyte, sender: `198.51.100.${at}`, from: 'visitor' }),
      ),
    );
    const results = await Promise.allSettled(reservations.map(({ arrive }) => arrive(5 * megabyte)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(results.at(-1)).toMatchObject({ reason: { status: 503 } });
  });

  it('unfinished uploads count for their address, not for others, and no longer when they end', async () => {
    const server = await serverForTest({ env });
    const { dataDir } = server;
    const from = (address: string) => ({
      size: 5 * megabyte,
      dataDir,
      headers: { 'x-forwarded-for': address },
    });
    const unfinished = [];
    for (let at = 0; at < 10; at += 1) unfinished.push(await openUpload(server, from('198.51.100.7')));
    expect(await send(server, '198.51.100.7', 1)).toEqual({ status: 429, retryAfter: 60 });
    for (let at = 0; at < 10; at += 1) unfinished.push(await openUpload(server, from('198.51.100.8')));
    expect((await send(server, '198.51.100.9', 1)).status).toBe(200);
    await breakUploads(unfinished, dataDir);
    expect((await send(server, '198.51.100.7', 1)).status).toBe(200);
    expect((await send(server, '198.51.100.9', 1)).status).toBe(200);
  });
});
