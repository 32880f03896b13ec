import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

type Answer = [status: number, body: unknown];

/** Forwards every request to the server with additional headers, except those that `answer` answers. Ends with the test. */
export async function startProxy(
  target: string,
  answer: (request: IncomingMessage) => Answer | undefined,
  added: Record<string, string> = {},
): Promise<string> {
  const proxy = createServer(async (request, response) => {
    const [status, body] = answer(request) ?? [];
    if (status)
      return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const headers = Object.entries(request.headers).filter(
      ([name]) => !/^(host|connection|content-length|transfer-encoding)$/.test(name),
    ) as [string, string][];
    const method = request.method ?? 'GET';
    const passed = await fetch(`${target}${request.url}`, {
      method,
      headers: [...headers, ...Object.entries(added)],
      body: method === 'GET' || method === 'HEAD' ? null : new Uint8Array(await buffer(request)),
      redirect: 'manual',
    });
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
