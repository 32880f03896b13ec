import { expect, it } from 'vitest';
import { attack } from '../support/hostile/attack.ts';
import { dataDirWithKeys, postgresFor, seededDataDir, serverFor } from './fixtures.ts';

const seed = 20261115;
/** `npm run bench:reliability` sends thousands. */
const requests = 500;
// Staff send some of the requests, from the same addresses.
const env = { TRUST_PROXY: '1', STAFF_NETWORKS: '10.200.0.0/16' };
const deployments = {
  embedded: async () => serverFor({ dataDir: await seededDataDir(), env }),
  postgres: async () => {
    const databaseUrl = await (await postgresFor()).createDatabase('hostile');
    return serverFor({ dataDir: await dataDirWithKeys(), databaseUrl, env });
  },
};

it.each(Object.entries(deployments))(
  '%s: hundreds of hostile requests cause no server error, leak nothing and write nowhere else',
  async (_, start) => {
    const server = await start();
    const { inputs, stored, answers, ...problems } = await attack(server, requests, seed);
    expect(problems).toEqual({ failed: [], changed: [], letIn: [], outside: [] });
    expect(inputs).toBeGreaterThan(requests * 0.9);
    // Most of the texts are valid input: a server that refused everything would also pass the checks above.
    expect(stored).toBeGreaterThan(requests / 10);
    for (const status of [200, 201, 400, 401, 404, 405])
      expect(answers[status], `${status}`).toBeGreaterThan(0);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.output()).not.toMatch(/failed|Error/);
  },
);
