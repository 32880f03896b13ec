import { Readable } from 'node:stream';
import type { HttpBindings } from '@hono/node-server';

/** The body of an answer. Destroys the stream when the client has gone: nobody reads such a body to its end. */
export function streamBody({ outgoing }: HttpBindings, stream: Readable): ReadableStream {
  if (outgoing.destroyed) stream.destroy();
  else outgoing.once('close', () => stream.destroy());
  return Readable.toWeb(stream) as ReadableStream;
}
