import { expect, it } from 'vitest';
import { sendBytes } from '../support/hostile/send-bytes.ts';
import { shareServer } from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { shareLog } from './record-log.ts';

const log = shareLog();
// With a proxy in front, the staff's app takes any host for its own.
const server = shareServer(() => ({ env: { TRUST_PROXY: '1' } }));

const send = (start: string, headers: string[], body: string) => {
  const head = [`${start} HTTP/1.1`, ...headers, `apikey: ${server.anonKey}`, 'connection: close'];
  return sendBytes(server.url, Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`), 20_000);
};

it.each([
  ['POST', '/rest/v1/contacts'],
  ['GET', '/rest/v1/contacts'],
  ['GET', '/storage/v1/object/sign/resumes/a.pdf'],
  ['POST', '/storage/v1/object/resumes/a.pdf'],
  ['POST', '/staff/auth/sign-in/email'],
])('%s %s with a host that makes no URL gets 400, and no failure is logged', async (method, path) => {
  for (const host of ['x.1', '1.2.3.256', '1.2.3.4.5']) {
    const headers = [`host: ${host}`, 'x-forwarded-proto: https', 'content-type: application/json'];
    const answer = await send(`${method} ${path}`, [...headers, 'content-length: 2'], '{}');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(log()).not.toMatch(/failed|Error/);
});

it('a body that is longer than it says gets 400, and no failure is logged', async () => {
  const body = JSON.stringify(sampleContact());
  const headers = ['host: x', 'content-type: application/json'];
  for (const length of [0, 1, body.length - 1, body.length - 40]) {
    const answer = await send('POST /rest/v1/contacts', [...headers, `content-length: ${length}`], body);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(log()).not.toMatch(/failed|Error/);
});
