import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** Stands between a server and its PostgreSQL, for a test that breaks their connections. Ends with the test. */
export async function startTcpProxy(databaseUrl: string) {
  const { port, hostname } = new URL(databaseUrl);
  const open = new Set<Socket>();
  const add = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    return socket;
  };
  const proxy = createServer((incoming) => {
    const outgoing = connect(Number(port), hostname);
    add(incoming).pipe(add(outgoing)).pipe(incoming);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const reset = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  onTestFinished(() => {
    proxy.close();
    reset();
  });
  const url = new URL(databaseUrl);
  url.port = String((proxy.address() as AddressInfo).port);
  return {
    url: url.href,
    /** Breaks every connection. */
    reset,
    /** Forwards nothing more on the connections of now, and closes none of them: as a host that has vanished. */
    vanish: () => {
      for (const socket of open) socket.unpipe().pause();
    },
  };
}
