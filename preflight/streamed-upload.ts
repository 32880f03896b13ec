import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { Reply } from './request.ts';
import type { Target } from './target.ts';

const timeout = 60_000;

/** Begins an upload as a visitor whose body arrives in parts, which `fetch` cannot send with a Content-Length. */
export function beginUpload({ backend, anonKey }: Target, address: string, headers: Record<string, string>) {
  const url = new URL(`${backend}/storage/v1/object/${address}`);
  const begin = url.protocol === 'https:' ? requestHttps : requestHttp;
  const request = begin(url, {
    method: 'POST',
    headers: { apikey: anonKey, authorization: `Bearer ${anonKey}`, ...headers },
  });
  const reply = new Promise<Reply>((resolve) => {
    const refuse = () => resolve({ status: 0, text: '', headers: new Headers() });
    request.on('error', refuse);
    request.setTimeout(timeout, () => request.destroy());
    request.on('response', (response) =>
      readText(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, text, headers: new Headers() }),
        refuse,
      ),
    );
  });
  return {
    write: (bytes: Buffer) => request.write(bytes),
    /** Sends the end. Status 0 means that the backend cut the connection, which is a refusal. */
    finish: (bytes: Buffer) => {
      request.end(bytes);
      return reply;
    },
    /** Closes the connection of an upload that was not finished. */
    cancel: () => request.destroy(),
  };
}
