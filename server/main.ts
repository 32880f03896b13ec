import { site } from '../app/site.ts';
import { createApp } from './app.ts';
import { openBackend } from './backend.ts';
import { readConfig, StartError } from './config.ts';
import { addressOf, listen, publicAddressOf } from './listen.ts';
import { announce } from './log.ts';
import { prepareDataDir } from './prepare-data-dir.ts';
import { shutDown, waitForStopSignal } from './shut-down.ts';
import { assertBuiltSite } from './site/assert-built-site.ts';

// What this process creates is for its own user only.
process.umask(0o077);
const stopSignal = waitForStopSignal();

try {
  const config = readConfig(process.env);
  await assertBuiltSite(config.siteDir);
  await prepareDataDir(config.dataDir);
  const backend = await openBackend(config);
  try {
    const server = await createApp(config, backend);
    await listen(server, config);
    announce(`${site.name} is open at ${addressOf(server, config.host)}`);
    if (backend.ownerLink)
      announce(
        `Set up the staff's app within an hour, with this link: ${publicAddressOf(server, config)}${backend.ownerLink}`,
      );
    void stopSignal.then(() => shutDown(server, backend));
  } catch (error) {
    await backend.close();
    throw error;
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
