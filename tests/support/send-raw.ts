import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends what `fetch` would change: a path that is not normalized, a host, a connection of its own. The body comes as it was sent,
 * not unpacked. Rejects if the connection ends before the answer does.
 */
export function sendRaw(url: string, options: RequestOptions, body?: string | Buffer): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    });
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error(`no answer in ${options.timeout} ms`)));
    sent.end(body);
  });
}
