import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dataDir, port } from './e2e-server.ts';
import { watchLeftBehind } from './left-behind.ts';
import { copySeed, makeSeed } from './seed.ts';
import { startServer } from './start-server.ts';
import { runId } from './temp-folder.ts';

/**
 * Starts the server under test on a copy of the seed, and removes both afterwards. Playwright's own `webServer` would start before
 * there is a seed.
 */
export default async function setup() {
  if (!process.env.TEST_RUN) {
    process.env.TEST_RUN = runId();
    watchLeftBehind();
  }
  const folder = path.dirname(dataDir);
  const ownSeed = process.env.TEST_SEED ? undefined : await makeSeed();
  const seed = ownSeed?.dir ?? String(process.env.TEST_SEED);
  // The workers start later, with this environment.
  process.env.TEST_SEED = seed;
  const removeFolders = async () => {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    await ownSeed?.remove();
  };
  try {
    // A run that was killed may have left one.
    await rm(folder, { recursive: true, force: true });
    await copySeed(seed, dataDir);
    const server = await startServer({
      dataDir,
      env: {
        PORT: String(port),
        SITE_DIR: path.resolve('build/client'),
        STAFF_DIR: path.resolve('build/staff'),
      },
    });
    return async () => {
      await mkdir('test-results', { recursive: true });
      await writeFile('test-results/server.log', server.output());
      await server.stop('SIGKILL');
      await removeFolders();
    };
  } catch (error) {
    await removeFolders();
    throw error;
  }
}
