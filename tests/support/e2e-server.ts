import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { findRoom } from './temp-folder.ts';

/** Set for Playwright's workers, so that they use the port that the first process chose. */
process.env.E2E_PORT ??= process.env.PORT ?? String(await findFreePort(4173));

/** The port and the data folder of the server under test. */
export const port = Number(process.env.E2E_PORT);
export const dataDir = path.join(findRoom(), `harborlight-e2e-${port}`, 'data');

async function findFreePort(first: number): Promise<number> {
  const probe = createServer().listen(first);
  try {
    await once(probe, 'listening');
  } catch {
    return findFreePort(first + 1);
  }
  await once(probe.close(), 'close');
  return first;
}
