import type { IncomingMessage, ServerResponse } from 'node:http';
import { StartError } from '../config.ts';
import { log } from '../log.ts';
import { acceptedEncodings } from './negotiate-encoding.ts';
import { fileAt, resolvePath } from './resolve-path.ts';
import { securityHeaders } from './security-headers.ts';
import { loadSiteFiles, type Packed, type SiteFile, type SiteFiles } from './site-files.ts';

export type Site = {
  serve: (request: IncomingMessage, response: ServerResponse) => void;
  /** What answers this address as it is, with no query and no other spelling. */
  fileAt: (url: string) => SiteFile | undefined;
};

const always = securityHeaders.flat();
/** After which a year that could not be turned is tried again. */
const aMinute = 60_000;

/** Answers from memory. `now` is asked at each request, so that the footer's year turns at New Year without a restart. */
export async function openSite(
  dir: string,
  backendOrigin: string,
  now: () => number = Date.now,
): Promise<Site> {
  let year = new Date(now()).getFullYear();
  let files = await loadSiteFiles(dir, { year, backendOrigin });
  if (!files.has('/404.html'))
    throw new StartError(`There is no built site in ${dir}. Run npm run build first.`);
  let turnAt = startOf(year + 1);

  function current(): SiteFiles {
    if (now() >= turnAt) void turnYear();
    return files;
  }
  async function turnYear() {
    turnAt = Number.POSITIVE_INFINITY;
    year = new Date(now()).getFullYear();
    try {
      files = await loadSiteFiles(dir, { year, backendOrigin });
      turnAt = startOf(year + 1);
    } catch {
      log('the year could not be turned');
      turnAt = now() + aMinute;
    }
  }

  function serve(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, [...always, 'allow', 'GET, HEAD', 'content-type', 'text/plain'])
        .end('Method not allowed\n');
      return;
    }
    const answer = resolvePath(request.url ?? '/', current());
    if (answer.kind === 'redirect') {
      response.writeHead(301, [...always, 'location', answer.location, 'cache-control', 'no-cache']).end();
      return;
    }
    if (answer.kind === 'missing') log('page not found', { path: answer.path });
    send(request, response, answer.kind === 'missing' ? 404 : 200, answer.file);
  }

  return { serve, fileAt: (url) => fileAt(url, current()) };
}

function startOf(year: number): number {
  return new Date(year, 0).getTime();
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: SiteFile) {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  if (status === 200 && known?.includes(file.etag)) {
    response.writeHead(304, file.notModified).end();
    return;
  }
  const { headers, body } = pack(file, accepted);
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

/** The smallest form of a file that the client takes. */
export function pack({ packed }: SiteFile, accepted: string | undefined): Packed {
  for (const encoding of acceptedEncodings(accepted)) {
    const found = packed[encoding];
    if (found) return found;
  }
  return packed.identity;
}
