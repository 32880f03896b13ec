import path from 'node:path';
import { copySeed } from './seed.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { makeTempFolder } from './temp-folder.ts';

export type StaffServer = RunningServer & { remove: () => Promise<void> };

/** A server on the embedded database that starts from a copy of the seed. */
export async function startFromSeed(seed: string, name: string): Promise<StaffServer> {
  const { dir, remove } = await makeTempFolder(name);
  const dataDir = path.join(dir, 'data');
  await copySeed(seed, dataDir);
  const server = await startServer({ dataDir });
  return {
    ...server,
    remove: async () => {
      await server.stop('SIGKILL');
      await remove();
    },
  };
}
