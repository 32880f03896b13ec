import { execFileSync } from 'node:child_process';
import { Agent } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { sendRaw } from '../support/send-raw.ts';
import { databaseFor, dataDirWithKeys, serverFor } from './fixtures.ts';

// Only on Linux can the limit of a running process be changed.
it.runIf(process.platform === 'linux')(
  'what cannot be loaded for want of descriptors is loaded for the next request: the staff’s app, the pages of posted forms, the lists of passwords',
  async () => {
    const { url: databaseUrl } = await databaseFor();
    const env = { SITE_DIR: 'build/client' };
    const server = await serverFor({ dataDir: await dataDirWithKeys(), databaseUrl, env });
    // A new connection would need a descriptor too.
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const send = (method: string, path: string, type = 'json', body?: string, more = {}) => {
      const headers = { 'content-type': `application/${type}`, origin: server.url, ...more };
      return sendRaw(server.url + path, { agent, method, headers }, body);
    };
    const limit = (files: number) => execFileSync('prlimit', [`--pid=${server.pid}`, `--nofile=${files}:`]);
    const expectLater = async (ask: () => ReturnType<typeof send>, status: number) => {
      limit(1);
      expect((await ask()).status).toBeGreaterThanOrEqual(500);
      limit(1024);
      expect((await ask()).status).toBe(status);
    };
    await send('GET', '/healthz');
    await expectLater(() => send('GET', '/staff/api/me'), 401);
    await expectLater(() => send('POST', '/contact', 'x-www-form-urlencoded', 'name='), 422);

    const person = JSON.stringify({ email: 'owner@example.com', role: 'owner' });
    const invited = await send('POST', '/staff/api/console/invite', 'json', person, {
      apikey: server.staffKey,
    });
    const [, token = ''] = JSON.parse(String(invited.body)).path.split('#');
    const given = JSON.stringify({ token, name: 'Olive Owner', password: 'correct horse battery staple' });
    await expectLater(() => send('POST', '/staff/api/invitation/accept', 'json', given), 200);
  },
);
