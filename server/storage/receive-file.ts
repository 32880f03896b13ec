import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { chunksOf } from '../discard-body.ts';
import { isDiskError, StorageError, storageErrors } from './storage-error.ts';

export type ReceivedFile = { size: number; type: string; cacheControl: string };

/** Room for the other parts of a form beside the file itself. */
const formOverhead = 64 * 1024;

/** Streams an upload to a file and syncs it; what arrives past the limit is never written. */
export async function receiveFile(
  request: IncomingMessage,
  target: string,
  limit: number,
): Promise<ReceivedFile> {
  const length = Number(request.headers['content-length'] ?? 0);
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  const isForm = /^multipart\/form-data/i.test(type);
  if (length > limit + (isForm ? formOverhead : 0)) throw storageErrors.tooLarge();
  if (isForm) return receiveForm(request, target, limit);
  const size = await write(chunksOf(request), target, limit).catch((error: unknown) => {
    throw isOurs(error) ? error : storageErrors.badRequest('The upload was cut short');
  });
  return { size, type, cacheControl: request.headers['cache-control'] ?? 'no-cache' };
}

function receiveForm(request: IncomingMessage, target: string, limit: number): Promise<ReceivedFile> {
  return new Promise((resolve, reject) => {
    let cacheControl = 'no-cache';
    let file: Promise<{ size: number; type: string }> | undefined;
    const form = readForm(request);
    const fail = (error: unknown) => {
      request.unpipe(form);
      form.destroy();
      reject(isOurs(error) ? error : storageErrors.badRequest('The multipart body cannot be read'));
    };
    form.on('field', (name, value) => {
      if (name === 'cacheControl' && /^\d{1,9}$/.test(value)) cacheControl = `max-age=${value}`;
    });
    form.on('file', (_name, stream, { mimeType }) => {
      // Whoever reads it is told; but a form that ends early breaks its file also when nobody reads it any more.
      stream.on('error', () => {});
      file = write(stream, target, limit).then((size) => ({ size, type: mimeType }));
      file.catch(fail);
    });
    form.on('error', fail);
    form.on('close', () => {
      if (!file) return fail(storageErrors.badRequest('No file provided'));
      file.then((received) => resolve({ ...received, cacheControl }), fail);
    });
    request.on('close', () => {
      if (!request.complete) fail(storageErrors.badRequest('The upload was cut short'));
    });
    request.pipe(form);
  });
}

function readForm(request: IncomingMessage): busboy.Busboy {
  try {
    return busboy({
      headers: request.headers,
      limits: { files: 1, fields: 8, parts: 10, fieldSize: 4096, headerPairs: 20 },
    });
  } catch {
    throw storageErrors.badRequest('The multipart body cannot be read');
  }
}

/** An answer made here, or a disk that failed; everything else is a body that the sender got wrong. */
function isOurs(error: unknown): boolean {
  return error instanceof StorageError || isDiskError(error);
}

/** Chunk by chunk: the next is asked for when this one is written, so that an upload needs the memory of one. */
async function write(source: AsyncIterable<Buffer>, target: string, limit: number): Promise<number> {
  const file = await open(target, 'wx', 0o600);
  try {
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limit) throw storageErrors.tooLarge();
      await file.writeFile(chunk);
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}
