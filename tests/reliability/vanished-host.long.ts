import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { sampleContact } from '../support/samples.ts';
import { serverOnVanishedHost } from './vanish-host.ts';

it('the connections to a host that has vanished are given up without further settings', async () => {
  const { server, answers } = await serverOnVanishedHost();
  const insert = () => clientsOf(server).visitor.from('contacts').insert(sampleContact());
  expect((await insert()).status).toBe(503);
  for (const { status } of await answers) expect(status).toBe(503);
  expect((await insert()).status).toBe(201);
});
