import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '../support/send-raw.ts';
import { databaseFor, dataDirWithKeys, serverFor } from './fixtures.ts';

/** Only on Linux can the limit of a running process be changed. */
const canLimit = process.platform === 'linux';

const requests = {
  'the app of the staff': { path: '/staff/api/me', method: 'GET', answers: 401 },
  'the pages of posted forms': { path: '/contact', method: 'POST', answers: 422 },
};

it.runIf(canLimit).for(Object.entries(requests))(
  'when %s cannot be loaded for want of descriptors, the next request loads it',
  async ([, { path, method, answers }]) => {
    const { url: databaseUrl } = await databaseFor();
    const server = await serverFor({
      dataDir: await dataDirWithKeys(),
      databaseUrl,
      env: { SITE_DIR: 'build/client' },
    });
    const limit = (files: number) => execFileSync('prlimit', [`--pid=${server.pid}`, `--nofile=${files}:`]);
    // A new connection would need a descriptor too.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: server.url };
    const ask = async () => {
      const { status } = await sendRaw(
        server.url + path,
        { agent, method, headers },
        method === 'POST' ? 'name=' : undefined,
      );
      return status;
    };
    await sendRaw(`${server.url}/healthz`, { agent });
    limit(1);
    expect(await ask()).toBeGreaterThanOrEqual(500);
    limit(1024);
    expect(await ask()).toBe(answers);
  },
);

it.runIf(canLimit)(
  'a password that could not be judged for want of descriptors is judged later',
  async () => {
    const { url: databaseUrl } = await databaseFor();
    const server = await serverFor({ dataDir: await dataDirWithKeys(), databaseUrl });
    const limit = (files: number) => execFileSync('prlimit', [`--pid=${server.pid}`, `--nofile=${files}:`]);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const post = async (path: string, body: object, more = {}) => {
      const headers = { 'content-type': 'application/json', ...more };
      const url = `${server.url}/staff/api/${path}`;
      return sendRaw(url, { agent, method: 'POST', headers }, JSON.stringify(body));
    };
    const person = { email: 'owner@example.com', role: 'owner' };
    const invited = await post('console/invite', person, { apikey: server.staffKey });
    const [, token = ''] = JSON.parse(String(invited.body)).path.split('#');
    const accept = async () => {
      const answer = { token, name: 'Olive Owner', password: 'correct horse battery staple' };
      return (await post('invitation/accept', answer)).status;
    };
    limit(1);
    expect(await accept()).toBe(500);
    limit(1024);
    expect(await accept()).toBe(200);
  },
);
