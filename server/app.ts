import { createServer, type Server } from 'node:http';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import { securityHeaders } from './security-headers.ts';
import { createServeSite } from './serve-site.ts';

/** The site from memory; what belongs to the API goes on to the backend. */
export async function createApp(config: Config, backend: Backend): Promise<Server> {
  const serveSite = await createServeSite(config.siteDir, config.backendOrigin);
  return createServer((request, response) => {
    if (!isForBackend(request.url ?? '/')) {
      serveSite(request, response);
      return;
    }
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    void backend.handle(request, response);
  });
}

function isForBackend(url: string): boolean {
  return url.startsWith('/rest/v1/') || url.startsWith('/storage/v1/') || /^\/healthz(\?|$)/.test(url);
}
