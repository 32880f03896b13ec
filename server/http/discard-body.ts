import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api-env.ts';

/** Of the largest body that any page takes: a claim with eight photos of 10 MB, and one that its form refuses with a sentence. */
export const maxBodyBytes = 96 * 1024 * 1024;

/**
 * Reads the rest of a refused body before the response is sent, because a client does not read while it sends. Past the limit
 * the response is sent anyway, and the connection is closed.
 */
export const discardBody = createMiddleware<ApiEnv>(async (context, next) => {
  await next();
  const { incoming } = context.env;
  if (!incoming.complete && !(await drain(incoming))) context.header('connection', 'close');
});

async function drain(request: IncomingMessage): Promise<boolean> {
  let size = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.length;
      if (size > maxBodyBytes) return false;
    }
    return request.complete;
  } catch {
    return false;
  }
}

/** The body in chunks. Stopping early leaves the connection open, so that a response can still be sent. */
export function chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}
