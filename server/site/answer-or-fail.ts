import type { IncomingMessage, ServerResponse } from 'node:http';
import { log } from '../log.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** A request that cannot be answered ends alone: thrown any further, its error would end the server and every other request. */
export function answerOrFail(serve: Serve): Serve {
  return (request, response) => {
    try {
      serve(request, response);
    } catch (error) {
      log('page failed', { error: error instanceof Error ? error.name : typeof error });
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'content-type': 'text/plain', connection: 'close' }).end('Error\n');
    }
  };
}
