import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { asNotAccepted } from '../store/as-not-accepted.ts';
import { chunksOf } from './discard-body.ts';

/** The body is not a form, is too large, has too many parts, or was cut short. */
export class UnreadableForm extends Error {}

type Options<Received> = {
  /** `allFields`: characters in the values of all fields together. */
  limits: busboy.Limits & { allFields: number };
  onField: (name: string, value: string) => void;
  /** Reads the whole stream. */
  onFile: (field: string, stream: Readable, info: busboy.FileInfo) => Promise<Received>;
};

/**
 * Reads the parts of a form. Resolves to the files in the order in which they were sent. When a part, a file or the connection
 * fails, it rejects after every file that was begun has ended. The request stays open, so that it can be answered.
 */
export async function readMultipart<Received>(
  request: IncomingMessage,
  { limits, onField, onFile }: Options<Received>,
): Promise<Received[]> {
  const parser = createParser(request, limits);
  const fail = (error: Error) => parser.destroy(error);
  const files: Promise<Received>[] = [];
  let characters = 0;
  // The value is undefined if its character set has no decoder. An error thrown here would end the process.
  parser.on('field', (name, value: string | undefined) => {
    characters += value?.length ?? 0;
    if (value === undefined || characters > limits.allFields) fail(new UnreadableForm());
    else onField(name, value);
  });
  parser.on('file', (field, stream, info) => {
    // The reader gets the error as well. Without a listener, one after the last read would end the process.
    stream.on('error', () => {});
    // A parser that has failed still reads the rest of its chunk.
    if (parser.destroyed) {
      stream.resume();
      return;
    }
    const file = onFile(field, stream, info);
    file.catch(fail);
    files.push(file);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const)
    parser.on(limit, () => fail(new UnreadableForm()));
  try {
    await pipeline(chunksOf(request), parser);
    return await Promise.all(files);
  } catch (error) {
    // Every other error means that the body is malformed.
    throw asNotAccepted(error) ? error : new UnreadableForm();
  } finally {
    await Promise.allSettled(files);
  }
}

function createParser({ headers }: IncomingMessage, limits: busboy.Limits): busboy.Busboy {
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' });
  } catch {
    throw new UnreadableForm();
  }
}
