import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from './api-env.ts';

/** More than the largest file with its form around it. */
const most = 16 * 1024 * 1024;

/**
 * Reads away what a refused request is still sending before the answer goes out: a client that is sending does not read.
 * Past the limit the answer goes out anyway, and the connection ends with it.
 */
export const discardBody = createMiddleware<ApiEnv>(async (context, next) => {
  await next();
  const { incoming } = context.env;
  if (!incoming.complete && !(await readAway(incoming))) context.header('connection', 'close');
});

async function readAway(request: IncomingMessage): Promise<boolean> {
  let size = 0;
  try {
    for await (const chunk of chunksOf(request)) {
      size += chunk.length;
      if (size > most) return false;
    }
    return request.complete;
  } catch {
    return false;
  }
}

/** The body piece by piece. Stopping early leaves the connection open, so that an answer can still be sent. */
export function chunksOf(request: IncomingMessage): AsyncIterable<Buffer> {
  return request.iterator({ destroyOnReturn: false });
}
