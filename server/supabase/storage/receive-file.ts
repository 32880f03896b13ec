import type { IncomingMessage } from 'node:http';
import { chunksOf } from '../../http/discard-body.ts';
import { readMultipart, UnreadableForm } from '../../http/read-multipart.ts';
import { notAccepted } from '../../lib/not-accepted.ts';
import { asNotAccepted } from '../../store/as-not-accepted.ts';
import type { ReceivedFile } from '../../store/files/store-upload.ts';
import { type CreateFile, writeFileTo } from '../../store/files/write-file.ts';
import { storageErrors } from './storage-error.ts';

/** Bytes of a form besides the file. */
const formOverhead = 64 * 1024;

/** Refuses an upload that declares too many bytes. Without a declared length the result is empty, as on Supabase. */
export function readDeclaredLength(request: IncomingMessage, limit: number): { contentLength?: number } {
  const declared = request.headers['content-length'];
  if (declared === undefined) return {};
  const contentLength = Number(declared);
  if (contentLength > limit + (isForm(request) ? formOverhead : 0)) throw notAccepted.tooLarge();
  return { contentLength };
}

function isForm({ headers }: IncomingMessage): boolean {
  return /^multipart\/form-data/i.test(headers['content-type'] ?? '');
}

/** Streams an upload to a file and syncs it. Bytes past the limit are never written. */
export async function receiveFile(
  request: IncomingMessage,
  target: string,
  limit: number,
  create?: CreateFile,
): Promise<ReceivedFile> {
  const type = request.headers['content-type'] ?? 'application/octet-stream';
  const write = (chunks: AsyncIterable<Buffer>) => writeFileTo(target, chunks, limit, create);
  if (isForm(request)) return receiveForm(request, write);
  const size = await write(chunksOf(request)).catch((error: unknown) => {
    throw asNotAccepted(error) ? error : storageErrors.badRequest('The upload was cut short');
  });
  return { size, type, cacheControl: readCacheControl(request) };
}

/** It is stored, so it must not be any text. */
function readCacheControl({ headers }: IncomingMessage): string {
  const value = headers['cache-control'] ?? '';
  return /^[\w=, -]{1,100}$/.test(value) ? value : 'no-cache';
}

type Write = (chunks: AsyncIterable<Buffer>) => Promise<number>;

const formLimits = { files: 1, fields: 8, parts: 10, fieldSize: 4096, allFields: 4096, headerPairs: 20 };

async function receiveForm(request: IncomingMessage, write: Write): Promise<ReceivedFile> {
  let cacheControl = 'no-cache';
  const [file] = await readMultipart(request, {
    limits: formLimits,
    onField: (name, value) => {
      if (name === 'cacheControl' && /^\d{1,9}$/.test(value)) cacheControl = `max-age=${value}`;
    },
    onFile: async (_name, stream, { mimeType: type }) => ({ size: await write(stream), type }),
  }).catch((error: unknown) => {
    throw error instanceof UnreadableForm
      ? storageErrors.badRequest('The multipart body cannot be read')
      : error;
  });
  if (!file) throw storageErrors.badRequest('No file provided');
  return { ...file, cacheControl };
}
