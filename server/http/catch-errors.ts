import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log } from '../lib/log.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Answers 500 when a listener fails. An uncaught error would end the process and every other request with it. */
export function catchErrors(listener: Listener): RequestListener {
  return async (request, response) => {
    try {
      await listener(request, response);
    } catch (error) {
      log('page failed', { error: error instanceof Error ? error.name : typeof error });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain', connection: 'close' }).end('Error\n');
    }
  };
}
