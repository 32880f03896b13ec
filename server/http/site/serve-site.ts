import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { log } from '../../lib/log.ts';
import { matchesEtag } from './match-etag.ts';
import { acceptedEncodings } from './negotiate-encoding.ts';
import { resolvePath } from './resolve-path.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteFile, SiteFiles, Variant } from './site-files.ts';

const commonHeaders = securityHeaders.flat();

/** Called with the path of each page that is sent. */
type CountPage = (request: IncomingMessage, path: string) => void;

/** Serves files from memory. `read` returns those of the moment. */
export function serveSite(read: () => SiteFiles, countPage?: CountPage): RequestListener {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response
        .writeHead(405, [...commonHeaders, 'allow', 'GET, HEAD', 'content-type', 'text/plain'])
        .end('Method not allowed\n');
      return;
    }
    const resolved = resolvePath(request.url ?? '/', read());
    if (resolved.kind === 'redirect') {
      response
        .writeHead(301, [...commonHeaders, 'location', resolved.location, 'cache-control', 'no-cache'])
        .end();
      return;
    }
    if (resolved.kind === 'missing') log('page not found', { path: resolved.path });
    send(request, response, resolved.kind === 'missing' ? 404 : 200, resolved.file);
    if (resolved.kind === 'found' && request.method === 'GET' && isPage(resolved.path))
      countPage?.(request, resolved.path);
  };
}

/** Pages have no ending, every other file has one. */
function isPage(path: string): boolean {
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

function send(request: IncomingMessage, response: ServerResponse, status: 200 | 404, file: SiteFile): void {
  const variant = chooseVariant(file, request.headers['accept-encoding']);
  if (status === 200 && matchesEtag(request.headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.notModified).end();
    return;
  }
  response.writeHead(status, variant.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(variant.body);
}

/** The smallest variant that the client accepts. */
function chooseVariant({ variants }: SiteFile, acceptEncoding: string | undefined): Variant {
  for (const encoding of acceptedEncodings(acceptEncoding)) {
    const variant = variants[encoding];
    if (variant) return variant;
  }
  return variants.identity;
}
