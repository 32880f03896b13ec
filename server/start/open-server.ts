import { site } from '../../company/site.ts';
import { assertBuiltSite } from '../http/site/assert-built-site.ts';
import { prepareDataDir } from '../lib/close-data-dir.ts';
import { advise, announce } from '../lib/log.ts';
import type { Config } from '../lib/settings/config.ts';
import { createApp } from './app.ts';
import { openBackend, type Replaceable } from './backend.ts';
import { describeMissing } from './describe-missing.ts';
import { addressOf, assertFreePort, listen, publicAddressOf } from './listen.ts';
import { shutDown } from './shut-down.ts';

export type OpenServer = {
  address: string;
  /** Finishes the current requests, then closes the database. A second call waits for the first. */
  close: () => Promise<void>;
};

/** Opens the site and its backend, and listens. */
export async function openServer(config: Config, replaced?: Replaceable): Promise<OpenServer> {
  await assertFreePort(config);
  await assertBuiltSite(config.siteDir);
  await prepareDataDir(config.dataDir);
  // Closes in reverse what was opened, also if a later line throws.
  await using opened = new AsyncDisposableStack();
  const backend = await openBackend(config, replaced);
  opened.defer(backend.close);
  const server = createApp(config, backend);
  opened.defer(() => shutDown(server));
  await listen(server, config);
  const address = addressOf(server, config.host);
  const missing = describeMissing(config);
  if (missing) advise(missing);
  announce(`${site.name} is open at ${address}`);
  await backend.announceSetUp(publicAddressOf(server, config));
  const running = opened.move();
  let closed: Promise<void> | undefined;
  return { address, close: () => (closed ??= running.disposeAsync()) };
}
