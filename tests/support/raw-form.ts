import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

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

function part(header: string, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`--${boundary}\r\n${header}\r\n\r\n`), content, Buffer.from('\r\n')]);
}

/** A multipart body as no browser writes it. */
export function formBody(parts: readonly Buffer[], end = `--${boundary}--\r\n`): Buffer {
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/**
 * Sends a body in pieces, each after the server has read the one before. Resolves to the status of the answer. `length` promises
 * more than is sent: then the connection ends after the last piece, and there is no answer.
 */
export async function postBody(
  { url }: { url: string },
  path: string,
  pieces: readonly Buffer[],
  { isCut = false } = {},
): Promise<number> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, isCut ? 1 : 0);
  const headers = { 'content-type': formType, 'content-length': length };
  const sent = request(url + path, { method: 'POST', headers, agent: false });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  answer.catch(() => {});
  for (const piece of pieces) {
    sent.write(piece);
    await fetch(`${url}/healthz`);
  }
  if (isCut) {
    sent.destroy();
    return 0;
  }
  sent.end();
  const [response] = await answer;
  response.resume();
  return response.statusCode ?? 0;
}
