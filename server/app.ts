import { createServer, type Server } from 'node:http';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import { type ConnectionCaps, limitConnections, patience } from './limits/limit-connections.ts';
import { answerOrFail } from './site/answer-or-fail.ts';
import { answerPlainRequests } from './site/plain-requests.ts';
import { securityHeaders } from './site/security-headers.ts';
import { openSite } from './site/serve-site.ts';
import { cameByTls, strictTransport } from './strict-transport.ts';

/** The site from memory; what belongs to the API goes on to the backend. */
export async function createApp(config: Config, backend: Backend, times = patience): Promise<Server> {
  const site = await openSite(config.siteDir, config.backendOrigin);
  const serve = answerOrFail(site.serve);
  const server = createServer({ connectionsCheckingInterval: times.checkEvery }, (request, response) => {
    if (cameByTls(request, config)) response.setHeader('strict-transport-security', strictTransport);
    if (!isForBackend(request.url ?? '/')) {
      serve(request, response);
      return;
    }
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    void backend.handle(request, response);
  });
  limitConnections(server, times, capsOf(config));
  // Behind a proxy it is the proxy's headers that say how a request came.
  if (config.trustedProxies === 0) {
    const sameForAll = cameByTls({ headers: {} }, config)
      ? `strict-transport-security: ${strictTransport}\r\n`
      : '';
    answerPlainRequests(server, { site, times, sameForAll });
  }
  return server;
}

/** Behind a proxy all connections come from it, so it has to do the counting for each visitor. */
function capsOf({ mostConnections, rateFactor, trustedProxies }: Config): ConnectionCaps {
  const counted = trustedProxies === 0 && rateFactor > 0;
  return { all: mostConnections, perAddress: counted ? 128 * rateFactor : mostConnections };
}

function isForBackend(url: string): boolean {
  return url.startsWith('/rest/v1/') || url.startsWith('/storage/v1/') || /^\/healthz(\?|$)/.test(url);
}
