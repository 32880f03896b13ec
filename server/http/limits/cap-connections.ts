import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { groupAddress } from '../../lib/client-address.ts';

export type ConnectionCaps = { all: number; perAddress: number };

/**
 * Closes a connection above the cap of its address. Above the cap of all, the connection that has been idle longest makes room
 * for the new one, so that idle connections cannot keep visitors out. A request in progress is never cut off for this.
 */
export function capConnections(server: Server, caps: ConnectionCaps): void {
  const open = new Set<Socket>();
  const openOf = new Map<string, number>();
  const { idle, trackIdle } = trackRequests(server);

  server.on('connection', (socket: Socket) => {
    const address = groupAddress(socket.remoteAddress ?? '');
    const count = (openOf.get(address) ?? 0) + 1;
    if (count > caps.perAddress || !makeRoom()) {
      socket.destroy();
      return;
    }
    open.add(socket);
    openOf.set(address, count);
    trackIdle(socket);
    socket.once('close', () => {
      open.delete(socket);
      const left = (openOf.get(address) ?? 1) - 1;
      if (left > 0) openOf.set(address, left);
      else openOf.delete(address);
    });
  });

  function makeRoom(): boolean {
    if (open.size < caps.all) return true;
    const [longestIdle] = idle;
    if (!longestIdle) return false;
    // `close` follows later. Until then this connection must not count, or be chosen again.
    open.delete(longestIdle);
    idle.delete(longestIdle);
    longestIdle.destroy();
    return true;
  }
}

/** Connections without a request in progress, in the order in which they became idle. */
function trackRequests(server: Server) {
  const idle = new Set<Socket>();
  /** More than one per connection if a client sends requests without waiting for responses. */
  const inProgress = new WeakMap<Socket, number>();

  server.on('request', ({ socket }, response) => {
    inProgress.set(socket, (inProgress.get(socket) ?? 0) + 1);
    idle.delete(socket);
    response.once('close', () => {
      const left = (inProgress.get(socket) ?? 1) - 1;
      inProgress.set(socket, left);
      if (left === 0 && !socket.destroyed) idle.add(socket);
    });
  });
  const trackIdle = (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  };
  return { idle, trackIdle };
}
