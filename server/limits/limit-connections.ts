import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { groupAddress } from './client-address.ts';

/** In milliseconds and bytes. A person on a bad line is far above the slowest rate; a form of 10 MB may take five minutes. */
export const patience = {
  /** To send the headers, from the connection on. */
  headers: 15_000,
  /** To send a whole request. */
  request: 300_000,
  /** Between two requests; longer than the minute for which common proxies keep a connection. */
  keepAlive: 65_000,
  /** With nothing moving in either direction. */
  standstill: 120_000,
  /** A body must bring this much in each span. */
  slowest: { bytes: 16 * 1024, span: 30_000 },
  checkEvery: 5_000,
};
export type Patience = typeof patience;

export type ConnectionCaps = { all: number; perAddress: number };

/** Cuts those who connect and then hardly send anything, so that they cannot use up the connections. */
export function limitConnections(server: Server, times: Patience, { all, perAddress }: ConnectionCaps): void {
  server.headersTimeout = times.headers;
  server.requestTimeout = times.request;
  server.keepAliveTimeout = times.keepAlive;
  server.timeout = times.standstill;
  server.maxConnections = all;
  capPerAddress(server, perAddress);
  cutSlowBodies(server, times.slowest);
}

function capPerAddress(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = groupAddress(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Only what the sender owes counts: while bytes wait here to be read, the slowness is ours. */
function cutSlowBodies(server: Server, { bytes, span }: Patience['slowest']): void {
  /** What had arrived of each body when it was last looked at; undefined until it has had one whole span. */
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
  }, span).unref();
  server.once('close', () => clearInterval(timer));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}
