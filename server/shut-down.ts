import type { Server } from 'node:http';

const timeout = 30_000;

/** Refuses new requests, finishes the current ones, then closes the database. */
export async function shutDown(server: Server, backend: { close: () => Promise<void> }): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A connection becomes idle only after its response, so idle ones are closed repeatedly.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
  const closeAll = setTimeout(() => server.closeAllConnections(), timeout);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeAll);
  await backend.close();
}
