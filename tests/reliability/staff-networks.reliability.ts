import { describe, expect, it } from 'vitest';
import { type Deployment, requestWith } from '../support/clients.ts';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { resumePath } from '../support/sample-files.ts';
import { shareLog } from './record-log.ts';

const office = '198.51.100.20';
const elsewhere = '203.0.113.9';

/** Every kind of request that the staff secret opens. */
const requests: Array<[path: string, init?: RequestInit]> = [
  ['/rest/v1/contacts?select=id'],
  ['/rest/v1/rpc/purge_expired', { method: 'POST', body: '{}' }],
  ['/rest/v1/contacts?id=eq.00000000-0000-4000-8000-000000000000', { method: 'DELETE' }],
  [`/storage/v1/object/resumes/${resumePath()}`],
  ['/storage/v1/object/list/resumes', { method: 'POST', body: '{"prefix":""}' }],
  ['/storage/v1/object/resumes', { method: 'DELETE', body: '{"prefixes":["applicants/1-a.pdf"]}' }],
];

/** Status, headers and body of each response. */
async function answersTo(server: Deployment, key: string, headers: Record<string, string> = {}) {
  const answers: unknown[] = [];
  for (const [path, init] of requests) {
    const all = { 'content-type': 'application/json', ...headers };
    const response = await requestWith(server, key, path, { ...init, headers: all });
    const { date: _, 'x-request-id': id, ...kept } = Object.fromEntries(response.headers);
    expect(id).toMatch(/^[\w-]{36}$/);
    answers.push([response.status, kept, await response.text()]);
  }
  return answers;
}
const statusesOf = (answers: unknown[]) => answers.map((answer) => (answer as [number])[0]);

describe('behind a trusted proxy', () => {
  const log = shareLog();
  const server = shareServer(() => ({
    env: { TRUST_PROXY: '1', STAFF_NETWORKS: '198.51.100.16/28', RATE_LIMIT: '' },
  }));

  it('the staff secret works from named networks only, and elsewhere is like an unknown key', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.20, ${address}` });
    const unknown = await answersTo(server, 'sb_secret_unknown', from(elsewhere));
    expect(statusesOf(unknown)).toEqual(Array(requests.length).fill(401));
    expect(await answersTo(server, server.staffKey, from(elsewhere))).toEqual(unknown);
    expect(await answersTo(server, server.staffKey, from('127.0.0.1'))).toEqual(unknown);
    for (const headers of [from(office), {}])
      expect(statusesOf(await answersTo(server, server.staffKey, headers))).not.toContain(401);
    expect(log().match(/the staff secret was refused/g)).toHaveLength(1);
    expect(log()).not.toMatch(/198\.51|203\.0/);
  });

  it('the staff secret gives no exemption from the rate limits elsewhere', async () => {
    const statuses = new Set<number>();
    for (let at = 0; at <= 300; at += 1) {
      const headers = { 'x-forwarded-for': elsewhere };
      statuses.add((await requestWith(server, server.staffKey, '/rest/v1/contacts', { headers })).status);
    }
    expect([...statuses]).toEqual([401, 429]);
  });
});

it('only staff learn the settings of the server', async () => {
  const server = await serverForTest();
  const healthWith = async (key: string, headers = {}) =>
    (await requestWith(server, key, '/healthz', { headers })).json();
  expect(await healthWith(server.staffKey)).toEqual({
    status: 'ok',
    settings: { RATE_LIMIT: 'off', UPKEEP: 'off', PUBLIC_URL: '' },
  });
  expect(await healthWith(server.anonKey)).toEqual({ status: 'ok' });
  expect(await healthWith(server.staffKey, { 'x-forwarded-for': office })).toEqual({ status: 'ok' });
});
