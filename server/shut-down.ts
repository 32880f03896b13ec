import type { Server } from 'node:http';
import type { Backend } from './backend.ts';

const patience = 30_000;

/** Takes no new requests, finishes those that are under way, then closes the database. */
export async function shutDown(server: Server, backend: Backend): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A kept-alive connection turns idle only when its request has been answered; look again until none is left.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
  await backend.close();
}
