import { expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { oddRequests } from '../support/odd-requests.ts';
import { dataDirWithKeys, postgresFor, seededDataDir, serverFor } from './fixtures.ts';

const homes = {
  embedded: async () => serverFor({ dataDir: await seededDataDir() }),
  postgres: async () =>
    serverFor({
      dataDir: await dataDirWithKeys(),
      databaseUrl: await (await postgresFor()).createDatabase('odd'),
    }),
};

// With a server of its own: some of these, sent as staff, delete what they find.
it.each(Object.entries(homes))(
  'no request, however odd, breaks the %s home or shows its insides',
  async (_, start) => {
    const server = await start();
    const statuses = new Set<number>();
    for (const odd of oddRequests(800)) {
      const headers = { 'content-type': odd.type, ...(odd.prefer && { prefer: odd.prefer }) };
      const hasBody = odd.method !== 'GET' && odd.method !== 'HEAD';
      const answer = await requestWith(server, odd.staff ? server.staffKey : server.anonKey, odd.path, {
        method: odd.method,
        headers,
        ...(hasBody && { body: odd.body }),
      });
      expect(answer.status, JSON.stringify(odd)).toBeLessThan(500);
      expect(await answer.text(), JSON.stringify(odd)).not.toMatch(/node_modules|at .+\.ts:\d+|server\//);
      statuses.add(answer.status);
    }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 404, 405]));
    expect(server.output()).not.toMatch(/failed|Error/);
  },
);
