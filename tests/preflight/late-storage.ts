import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Deployment } from '../support/clients.ts';
import { listenForTest } from '../support/listen-for-test.ts';

const upload = /^\/storage\/v1\/object\/(resumes|employment-documents|claim-photos)\//;
const limit = 5 * 1024 * 1024;

/**
 * Acts as Supabase Storage without our migrations: the name is checked before the body arrives, and the file then replaces
 * what was stored in the meantime. Signed, resumable and chunked uploads are accepted, but nothing of them is stored.
 * Returns its address.
 */
export function startLateStorage(server: Deployment): Promise<string> {
  const forward = async (request: IncomingMessage, body: Buffer, more: Record<string, string> = {}) => {
    const { host: _, connection: __, 'transfer-encoding': ___, ...headers } = request.headers;
    const answer = await fetch(`${server.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: { ...(headers as Record<string, string>), ...more },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const isFree = async (url: string) => {
    const headers = { apikey: server.staffKey };
    return (await fetch(`${server.url}${url}`, { method: 'HEAD', headers })).status !== 200;
  };
  return listenForTest(async (request, response) => {
    const { url = '', method, headers } = request;
    if (url.startsWith('/storage/v1/object/upload/sign/')) return response.end('{"url":"/signed"}');
    if (url === '/storage/v1/upload/resumable')
      return response.writeHead(201, { location: `${url}/beginning` }).end();

    const isCreated = method === 'POST' && upload.test(url) && !headers['x-upsert'] && (await isFree(url));
    const body = await buffer(request);
    const isTooLarge = headers['content-length'] === undefined && body.length > limit;
    if (isCreated && isTooLarge) return response.end('{"Key":"accepted"}');
    const answer = await forward(request, body);
    const wasTaken = isCreated && /"statusCode":"409"/.test(answer.text);
    const asStaff = { apikey: server.staffKey, authorization: `Bearer ${server.staffKey}` };
    const { status, text } = wasTaken
      ? await forward(request, body, { ...asStaff, 'x-upsert': 'true' })
      : answer;
    return response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
}
