import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listenForTest } from './listen-for-test.ts';

type Answer = [status: number, body: unknown];

/** Forwards every request to the server with additional headers, except those that `answer` answers. Ends with the test. */
export function startProxy(
  target: string,
  answer: (request: IncomingMessage) => Answer | undefined,
  added: Record<string, string> = {},
): Promise<string> {
  return listenForTest(async (request, response) => {
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
}
