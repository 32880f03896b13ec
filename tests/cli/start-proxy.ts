import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type Respond = (status: number, body: string) => void;

/** Forwards every request to the server, except those that `matches` picks: `answer` answers them. */
export async function startProxy(
  target: string,
  matches: (request: IncomingMessage) => boolean,
  answer: (respond: Respond) => void,
): Promise<string> {
  const proxy = createServer(async (request, response) => {
    if (matches(request))
      return answer((status, body) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(body),
      );
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name),
    ) as [string, string][];
    const method = request.method ?? 'GET';
    const body = method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request));
    const passed = await fetch(`${target}${request.url}`, { method, headers, body });
    const kept = [...passed.headers].filter(
      ([name]) => !/^(content-encoding|transfer-encoding|content-length)$/.test(name),
    );
    response.writeHead(passed.status, Object.fromEntries(kept)).end(Buffer.from(await passed.arrayBuffer()));
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxy.closeAllConnections();
    proxy.close();
  });
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
