import type { IncomingMessage, Server } from 'node:http';
import { type ConnectionCaps, capConnections } from './cap-connections.ts';

/** In milliseconds and bytes. A visitor on a bad connection is far above `minRate`. */
export const defaultTimeouts = {
  /** To send the headers, counted from the connection. */
  headers: 15_000,
  /** To send a whole request: the largest claim at half a megabit a second. */
  request: 30 * 60_000,
  /** Between two requests. Longer than the minute for which common proxies keep a connection open. */
  keepAlive: 65_000,
  /** Without traffic in either direction. */
  idle: 120_000,
  /** A body must bring this many bytes in each interval. */
  minRate: { bytes: 16 * 1024, interval: 30_000 },
  checkInterval: 5_000,
};
export type Timeouts = typeof defaultTimeouts;

/** Closes slow and idle connections, so that they cannot use up the connections of others. */
export function limitConnections(server: Server, timeouts: Timeouts, caps: ConnectionCaps): void {
  server.headersTimeout = timeouts.headers;
  server.requestTimeout = timeouts.request;
  server.keepAliveTimeout = timeouts.keepAlive;
  server.timeout = timeouts.idle;
  capConnections(server, caps);
  closeSlowBodies(server, timeouts.minRate);
}

/** A body with unread bytes in our buffer is never closed: then the server is slow, not the sender. */
function closeSlowBodies(server: Server, { bytes, interval }: Timeouts['minRate']): void {
  /** Bytes received at the last check; undefined until a body has had one whole interval. */
  const receiving = new Map<IncomingMessage, number | undefined>();
  server.on('request', (request) => {
    if (request.complete || !hasBody(request)) return;
    receiving.set(request, undefined);
    request.once('close', () => receiving.delete(request));
  });
  const timer = setInterval(() => {
    for (const [request, before] of receiving) {
      const now = request.socket.bytesRead;
      if (request.complete) receiving.delete(request);
      else if (before !== undefined && now - before < bytes && request.readableLength === 0)
        request.socket.destroy();
      else receiving.set(request, now);
    }
  }, interval).unref();
  server.once('close', () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
