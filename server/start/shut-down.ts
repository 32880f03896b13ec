import type { Server } from 'node:http';

const timeout = 30_000;

/**
 * Resolves at the first signal to stop. Later ones are ignored: a terminal and systemd signal every process of npm start, and
 * each passes it on. Called before the database opens, so that a signal during the start lets it open and then closes it.
 */
export function waitForStopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => resolve());
  });
}

/** Refuses new requests, and resolves when the current ones have ended. */
export async function shutDown(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection becomes idle only after its response, so idle ones are closed repeatedly.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
  const closeAll = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeAll);
}
