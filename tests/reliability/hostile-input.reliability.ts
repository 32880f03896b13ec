import { expect, it } from 'vitest';
import { attack } from '../support/hostile/attack.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const seed = 20261115;

it('a thousand hostile inputs break nothing, change nothing and leave nothing where it does not belong', async () => {
  const server = await serverFor({ dataDir: await seededDataDir(), env: { TRUST_PROXY: '1' } });
  const { inputs, stored, failed, changed, letIn, outside } = await attack(server, 1000, seed);
  expect({ failed, changed, letIn, outside }).toEqual({ failed: [], changed: [], letIn: [], outside: [] });
  expect(inputs).toBeGreaterThan(900);
  // Much of it is text that a person might send: refusing everything would prove nothing.
  expect(stored).toBeGreaterThan(100);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(server.output()).not.toMatch(/failed|Error/);
});
