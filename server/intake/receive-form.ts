import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { withTypeFromName } from '#app/forms/kit/define/file-types.ts';
import { maxBodyBytes } from '../http/discard-body.ts';
import { readMultipart, UnreadableForm } from '../http/read-multipart.ts';
import { type CreateFile, writeFileTo } from '../store/files/write-file.ts';

export type ReceivedForm = {
  fields: Record<string, string>;
  /** By field, in the order in which they were sent. */
  files: Record<string, File[]>;
  /** The same for the same content. */
  digest: string;
  /** Removes the files from the disk. */
  remove: () => Promise<void>;
};

type Options = {
  /** The names of the fields. Others are dropped. */
  names: readonly string[];
  /** By field: the largest size of a file, and how many there may be. */
  fileLimits: Readonly<Record<string, { bytes: number; count: number }>>;
  /** A new path on the disk. */
  newDraft: () => string;
  create?: CreateFile;
};

/** More than any form of the site sends. */
const limits = {
  fields: 100,
  allFields: 256 * 1024,
  files: 20,
  parts: 120,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};
const maxBytesWithoutFiles = 1024 * 1024;

/**
 * Reads a posted form. Files are streamed to the disk. Of a file that is too large, one byte more than its limit is kept, so
 * that the form's own rule refuses it. Of more files than there may be, only the names are kept: no room is reserved for them.
 */
export async function receiveForm(
  request: IncomingMessage,
  { names, fileLimits, newDraft, create }: Options,
): Promise<ReceivedForm> {
  const limitOf = new Map(Object.entries(fileLimits));
  const most = limitOf.size > 0 ? maxBodyBytes : maxBytesWithoutFiles;
  // Browsers declare the length of a form.
  if (!(Number(request.headers['content-length']) <= most)) throw new UnreadableForm();
  const fields: Record<string, string> = {};
  const drafts: string[] = [];
  const counts = new Map<string, number>();
  const remove = async () => {
    await Promise.all(drafts.map((draft) => rm(draft, { force: true })));
  };

  async function receiveFile(field: string, stream: Readable, name: string) {
    const limit = limitOf.get(field);
    // Without a choice, a browser sends a file without a name.
    if (limit === undefined || !name) {
      stream.resume();
      return [];
    }
    const count = (counts.get(field) ?? 0) + 1;
    counts.set(field, count);
    if (count > limit.count) {
      stream.resume();
      return [{ field, file: new File([], name), digest: '' }];
    }
    const draft = newDraft();
    drafts.push(draft);
    const hash = createHash('sha256');
    const keptBytes = limit.bytes + 1;
    await writeFileTo(draft, readUpTo(keptBytes, stream, hash), keptBytes, create);
    const file = withTypeFromName(new File([await openAsBlob(draft)], name));
    return [{ field, file, digest: hash.digest('hex') }];
  }

  try {
    const received = await readMultipart(request, {
      limits,
      onField: (name, value) => {
        // Browsers send line breaks as two characters.
        if (names.includes(name)) fields[name] = value.replaceAll('\r\n', '\n');
      },
      onFile: (field, stream, { filename }) => receiveFile(field, stream, filename ?? ''),
    });
    const files = received.flat();
    const content = JSON.stringify([fields, files.map(({ field, digest }) => [field, digest])]);
    return {
      fields,
      files: listByField(files),
      digest: createHash('sha256').update(content).digest('hex'),
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

function listByField(received: readonly { field: string; file: File }[]): Record<string, File[]> {
  const fields = Map.groupBy(received, ({ field }) => field);
  return Object.fromEntries([...fields].map(([field, files]) => [field, files.map(({ file }) => file)]));
}

/** The first bytes of a stream. The rest is read and dropped, because a browser reads no response while it sends. */
async function* readUpTo(most: number, stream: Readable, hash: { update: (chunk: Buffer) => unknown }) {
  let left = most;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const kept = chunk.subarray(0, left);
    left -= kept.length;
    hash.update(kept);
    if (kept.length > 0) yield kept;
  }
}
