import type { IncomingMessage, ServerResponse } from 'node:http';
import { StartError } from './config.ts';
import { log } from './log.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';
import { resolvePath } from './resolve-path.ts';
import { headersOf, loadSiteFiles, type SiteFile } from './site-files.ts';

export type ServeSite = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers from memory. `now` is asked at each request, so that the footer's year turns at New Year without a restart. */
export async function createServeSite(
  dir: string,
  backendOrigin: string,
  now: () => Date = () => new Date(),
): Promise<ServeSite> {
  let year = now().getFullYear();
  let files = await loadSiteFiles(dir, { year, backendOrigin });
  if (!files.has('/404.html'))
    throw new StartError(`There is no built site in ${dir}. Run npm run build first.`);

  async function turnYear(current: number) {
    year = current;
    files = await loadSiteFiles(dir, { year: current, backendOrigin });
  }

  return (request, response) => {
    const current = now().getFullYear();
    if (current !== year) turnYear(current).catch(() => log('the year could not be turned'));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain' })
        .end('Method not allowed\n');
      return;
    }
    const answer = resolvePath(request.url ?? '/', files);
    if (answer.kind === 'redirect') {
      response.writeHead(301, { location: answer.location, 'cache-control': 'no-cache' }).end();
      return;
    }
    if (answer.kind === 'missing') log('page not found', { path: answer.path });
    send(request, response, answer.kind === 'missing' ? 404 : 200, answer.file);
  };
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile) {
  const headers: Record<string, string | number> = {
    ...headersOf(file),
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (status === 200 && request.headers['if-none-match']?.includes(file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = negotiateEncoding(request.headers['accept-encoding'], (name) => name in file.bodies);
  const body = file.bodies[encoding] ?? file.bodies.identity;
  headers['content-type'] = file.contentType;
  headers['content-length'] = body.length;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}
