import type { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import type { HttpBindings } from '@hono/node-server';

/** The body of an answer. Destroys the stream when the client has gone: nobody reads such a body to its end. */
export function streamBody({ outgoing }: HttpBindings, stream: Readable): ReadableStream {
  // Whoever reads the body gets the error. It may come before anyone does.
  stream.on('error', () => {});
  if (outgoing.destroyed) stream.destroy();
  else outgoing.once('close', () => stream.destroy());
  return WebStream.from(readWhileOpen(stream, outgoing)) as ReadableStream;
}

/** Ends where the client has gone: as an error it would be logged. */
async function* readWhileOpen(stream: Readable, outgoing: HttpBindings['outgoing']) {
  try {
    yield* stream;
  } catch (error) {
    if (!outgoing.destroyed) throw error;
  }
}
