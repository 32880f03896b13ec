import { once } from 'node:events';
import net from 'node:net';

/** Forwards connections to a port of this machine, and cuts each after as many bytes of answers as `bytesUntilCut` says. */
export async function startCuttingProxy(port: number, bytesUntilCut: () => number) {
  const open = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const target = net.connect(port, '127.0.0.1');
    const end = () => {
      client.destroy();
      target.destroy();
    };
    for (const socket of [client, target]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    let left = bytesUntilCut();
    target.on('data', (chunk) => {
      client.write(chunk.subarray(0, left));
      left -= chunk.length;
      if (left <= 0) client.end(end);
    });
    client.pipe(target);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as net.AddressInfo).port,
    [Symbol.asyncDispose]: async () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
