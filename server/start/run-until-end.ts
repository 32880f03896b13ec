import { unexpectedErrors } from '../lib/counters.ts';
import { log } from '../lib/log.ts';
import { placeOf } from '../lib/place-of-error.ts';

/** Longer than the 30 seconds for open requests and the 25 for the answer to a query. */
const closeSeconds = 60;
/** For connections to a host that has vanished: it never confirms their end. */
const lingerSeconds = 2;

/**
 * Keeps a server running until it is told to stop, or until an error that no code expected. Then it closes in order, within a
 * limit, and the process ends: with exit code 1 after an error, so that a supervisor starts it again.
 */
export function runUntilEnd(close: () => Promise<void>, stopSignal: Promise<void>): void {
  process.on('uncaughtException', (error, origin) => {
    unexpectedErrors.inc();
    log('unexpected error', { origin, error: nameOf(error), place: placeOf(error) });
    process.exitCode = 1;
    void end(close);
  });
  void stopSignal.then(() => end(close));
}

async function end(close: () => Promise<void>): Promise<void> {
  exitAfter(closeSeconds, 1);
  try {
    await close();
  } catch (error) {
    log('the server did not close in order', { error: nameOf(error), place: placeOf(error) });
    process.exitCode = 1;
  }
  exitAfter(lingerSeconds);
}

/** If anything still keeps the process. */
function exitAfter(seconds: number, code = process.exitCode): void {
  setTimeout(() => process.exit(code), seconds * 1000).unref();
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
