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
  console.error(
    error instanceof StartError ? error.message : `The staff's app could not start: ${messageOf(error)}`,
  );
  process.exitCode = 1;
}

/** Without the stack, which tells nothing to the person who starts it. */
function messageOf(error: unknown): string {
  const { message } = error instanceof Error ? error : new Error(String(error));
  return `${message}. Check DATA_DIR and the settings in docs/supabase.md, then start again.`;
}
