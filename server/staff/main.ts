import { StartError } from '../config.ts';
import { waitForStopSignal } from '../shut-down.ts';
import { readHostedConfig } from './hosted-config.ts';
import { openHostedServer } from './hosted-server.ts';

// What this process creates is for its own user only.
process.umask(0o077);
const stopSignal = waitForStopSignal();

try {
  const { close } = await openHostedServer(readHostedConfig(process.env));
  void stopSignal.then(close);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
