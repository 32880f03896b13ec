import { readConfig } from './lib/settings/config.ts';
import { StartError } from './lib/start-error.ts';
import { openServer } from './start/open-server.ts';
import { runUntilEnd } from './start/run-until-end.ts';
import { waitForStopSignal } from './start/shut-down.ts';

// What this process creates is for its own user only.
process.umask(0o077);
const stopSignal = waitForStopSignal();

try {
  const { close } = await openServer(readConfig(process.env));
  runUntilEnd(close, stopSignal);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
