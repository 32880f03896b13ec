import { request } from 'node:http';
import { expect } from 'vitest';

const boundary = 'XX';
export const formType = `multipart/form-data; boundary=${boundary}`;

export const fieldPart = (name: string, value: string): Buffer =>
  part(`content-disposition: form-data; name="${name}"`, Buffer.from(value));

export const filePart = (field: string, filename: string, bytes: Buffer): Buffer =>
  part(
    `content-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: image/jpeg`,
    bytes,
  );

/** Its header has no colon. */
export const brokenPart: Buffer = part('content-disposition', Buffer.from('x'));

/** Its character set has no decoder. */
export const undecodablePart: Buffer = part(
  'content-disposition: form-data; name="name"\r\ncontent-type: text/plain; charset=unknown',
  Buffer.from('Ada'),
);

function part(header: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${header}\r\n\r\n`), content, Buffer.from('\r\n')]);
}

/** A multipart body as no browser writes it. */
export function formBody(parts: readonly Buffer[], end = `--${boundary}--\r\n`): Buffer {
  return Buffer.concat([...parts, Buffer.from(end)]);
}

type Options = {
  /** One more byte is promised than sent, and the connection ends after the last piece. */
  isCut?: boolean;
  headers?: Record<string, string>;
};

/** Sends a body in pieces, each after the server has read the one before. Resolves to the status, or to 0 without an answer. */
export async function postBody(
  { url }: { url: string },
  path: string,
  pieces: readonly Buffer[],
  { isCut = false, headers: more = {} }: Options = {},
): Promise<number> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, isCut ? 1 : 0);
  const headers = { 'content-type': formType, 'content-length': length, ...more };
  const sent = request(url + path, { method: 'POST', headers, agent: false, timeout: 20_000 });
  const answer = Promise.withResolvers<number>();
  sent.on('response', (response) => {
    response.resume();
    const resolve = () => answer.resolve(response.statusCode ?? 0);
    // A browser does not read while it sends.
    if (sent.writableFinished) resolve();
    else sent.once('finish', resolve);
  });
  sent.on('timeout', () => sent.destroy());
  sent.on('error', () => answer.resolve(0));
  sent.on('close', () => answer.resolve(0));
  // The server answers once it has the whole body, and closes the connection: nothing may be left to send then.
  const rest = pieces.filter(({ length }) => length > 0);
  const last = isCut ? undefined : rest.pop();
  for (const piece of rest) {
    sent.write(piece);
    await fetch(`${url}/healthz`);
  }
  if (isCut) sent.destroy();
  else sent.end(last);
  return answer.promise;
}

/** Sends the first bytes of a claim's form as a whole body, and as one whose connection ends. */
export async function expectCutAt(server: { url: string }, body: Buffer, at: number): Promise<void> {
  const sent = [body.subarray(0, at)];
  await postBody(server, '/contact/claim', sent, { isCut: true });
  expect([400, 422], `cut at byte ${at}`).toContain(await postBody(server, '/contact/claim', sent));
}
