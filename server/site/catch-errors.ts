import type { RequestListener } from 'node:http';
import { log } from '../log.ts';

/** Answers 500 when a listener throws. An uncaught error would end the process and every other request with it. */
export function catchErrors(listener: RequestListener): RequestListener {
  return (request, response) => {
    try {
      listener(request, response);
    } catch (error) {
      log('page failed', { error: error instanceof Error ? error.name : typeof error });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain', connection: 'close' }).end('Error\n');
    }
  };
}
