import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { withTypeFromName } from '../../app/lib/submit/file-types.ts';
import { writeFileTo } from '../storage/receive-file.ts';
import { parseForm } from './parse-form.ts';

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
  /** The largest size of each file, by field. */
  fileSizes: Readonly<Record<string, number>>;
  /** A new path on the disk. */
  newDraft: () => string;
};

/**
 * Reads a posted form. Files are streamed to the disk. Of a file that is too large, one byte more than its limit is kept, so
 * that the form's own rule refuses it.
 */
export async function receiveForm(
  request: IncomingMessage,
  { fileSizes, newDraft }: Options,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = {};
  const uploads: Promise<{ field: string; file: File; digest: string }>[] = [];
  const drafts: string[] = [];

  async function receiveFile(field: string, limit: number, stream: Readable, name: string) {
    const draft = newDraft();
    drafts.push(draft);
    const hash = createHash('sha256');
    await writeFileTo(draft, readUpTo(limit + 1, stream, hash), limit + 1);
    const file = withTypeFromName(new File([await openAsBlob(draft)], name));
    return { field, file, digest: hash.digest('hex') };
  }

  const remove = async () => {
    await Promise.allSettled(uploads);
    await Promise.all(drafts.map((draft) => rm(draft, { force: true })));
  };
  try {
    await parseForm(request, {
      onField: (name, value) => {
        // Browsers send line breaks as two characters.
        fields[name] = value.replaceAll('\r\n', '\n');
      },
      onFile: (field, stream, name) => {
        const limit = new Map(Object.entries(fileSizes)).get(field);
        // Without a choice, a browser sends a file without a name.
        if (limit === undefined || !name) stream.resume();
        else uploads.push(receiveFile(field, limit, stream, name));
      },
    });
    const received = await Promise.all(uploads);
    return {
      fields,
      files: listByField(received),
      digest: JSON.stringify([fields, received.map(({ field, digest }) => [field, digest])]),
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
