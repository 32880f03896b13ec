import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { busyAnswer } from '../support/busy-answer.ts';
import { clientsOf, requestWith } from '../support/clients.ts';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { licensePath, pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { shareLog } from './record-log.ts';

const defaultLimits = { RATE_LIMIT: '' };

describe('default rate limits', () => {
  const log = shareLog();
  const behindProxy = shareServer(() => ({ env: { ...defaultLimits, TRUST_PROXY: '1' } }));

  it('a flood of messages gets 429 with Retry-After; staff and other addresses do not; no address is logged', async () => {
    const server = behindProxy();
    const { staff } = clientsOf(server);
    const send = (from: string) =>
      requestWith(server, server.anonKey, '/rest/v1/contacts', {
        method: 'POST',
        body: JSON.stringify(sampleContact()),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.1, ${from}` },
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

  it('of eight simultaneous pictures from one address some are refused, and another address is served', async () => {
    const server = behindProxy();
    const picture = await sharp({ create: { width: 2000, height: 2000, channels: 3, background: '#c84' } })
      .png()
      .toBuffer();
    const send = (from: string) =>
      requestWith(
        server,
        server.anonKey,
        `/storage/v1/object/employment-documents/${licensePath('front', 'png')}`,
        {
          method: 'POST',
          body: new Uint8Array(picture),
          headers: { 'content-type': types.png, 'x-forwarded-for': from },
        },
      );
    const flood = await Promise.all(Array.from({ length: 8 }, () => send('198.51.100.17')));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('retry-after')).toBe('10');
    expect(flood.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(4);
    expect((await send('198.51.100.18')).status).toBe(200);
  });

  it('a flood of files gets 429 in the official client, except from staff who act as a visitor, and X-Forwarded-For is ignored by default', async () => {
    const server = await serverForTest({ env: defaultLimits });
    const upload = async (at: number) => {
      const path = resumePath();
      const { storage } = clientsOf(server).visitor;
      const init = {
        method: 'POST',
        body: new Uint8Array(pdfBytes()),
        headers: { 'content-type': types.pdf, 'x-forwarded-for': `198.51.100.${at}` },
      };
      if (at < 60)
        return requestWith(server, server.anonKey, `/storage/v1/object/resumes/${path}`, init).then(
          ({ status }) => status,
        );
      return (await storage.from('resumes').upload(path, pdfBytes(), { contentType: types.pdf })).error;
    };
    for (let at = 0; at < 60; at += 1) expect(await upload(at)).toBe(200);
    expect(await upload(60)).toMatchObject({ status: 429, statusCode: '429' });
    const asVisitor = await requestWith(
      server,
      server.anonKey,
      `/storage/v1/object/resumes/${resumePath()}`,
      {
        method: 'POST',
        body: new Uint8Array(pdfBytes()),
        headers: { 'content-type': types.pdf, apikey: server.staffKey },
      },
    );
    expect(asVisitor.status).toBe(200);
    expect(log().match(/set TRUST_PROXY/g)).toHaveLength(1);
  });
});
