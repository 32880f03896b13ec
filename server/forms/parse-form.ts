import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from 'busboy';

/** The body is not a form, is too large, or was cut short. */
export class UnreadableForm extends Error {}

type Parts = {
  onField: (name: string, value: string) => void;
  onFile: (field: string, stream: Readable, name: string) => void;
};

/** More than any form of the site sends. */
const limits = {
  fields: 100,
  files: 20,
  parts: 120,
  fieldSize: 64 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};
/** A claim may bring eight photos of 10 MB. The rest is room for one too many, which the form itself refuses with a sentence. */
const maxBytes = 96 * 1024 * 1024;

/** Reads the parts of a posted form. Resolves when the last has been read. */
export function parseForm(request: IncomingMessage, { onField, onFile }: Parts): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new UnreadableForm());
    // Browsers declare the length of a form.
    if (!(Number(request.headers['content-length']) <= maxBytes)) return fail();
    const parser = createParser(request);
    if (!parser) return fail();
    parser.on('field', onField);
    parser.on('file', (field, stream, { filename }) => {
      // The reader gets the error. Without a reader, an unhandled error would end the process.
      stream.on('error', () => {});
      onFile(field, stream, filename ?? '');
    });
    for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) parser.on(limit, fail);
    parser.on('error', fail);
    parser.on('close', resolve);
    request.on('close', () => {
      if (!request.complete) parser.destroy(new UnreadableForm());
    });
    request.pipe(parser);
  });
}

function createParser({ headers }: IncomingMessage): busboy.Busboy | undefined {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    return undefined;
  }
}
