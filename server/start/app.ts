import { createServer, type Server } from 'node:http';
import { catchErrors } from '../http/catch-errors.ts';
import type { ConnectionCaps } from '../http/limits/cap-connections.ts';
import { defaultTimeouts, limitConnections } from '../http/limits/limit-connections.ts';
import { observeRequests } from '../http/observe/observe-requests.ts';
import { securityHeaders } from '../http/site/security-headers.ts';
import { serveSite } from '../http/site/serve-site.ts';
import { isHttps, strictTransport } from '../http/strict-transport.ts';
import { isForForm } from '../intake/form-pages.ts';
import type { Config } from '../lib/settings/config.ts';
import type { Backend } from './backend.ts';

/** Serves the site from memory and passes API requests to the backend. */
export function createApp(config: Config, backend: Backend, timeouts = defaultTimeouts): Server {
  const handleSite = catchErrors(serveSite(backend.siteFiles, backend.countPage));
  const server = createServer(
    { connectionsCheckingInterval: timeouts.checkInterval },
    observeRequests(config.trustedProxies, (request, response) => {
      if (isHttps(request, config)) response.setHeader('strict-transport-security', strictTransport);
      const url = request.url ?? '/';
      const isStaff = isForStaff(url);
      if (!isStaff && !isForBackend(url) && !isForForm(request.method, url)) {
        handleSite(request, response);
        return;
      }
      for (const [name, value] of securityHeaders) response.setHeader(name, value);
      (isStaff ? backend.handleStaff : backend.handle)(request, response);
    }),
  );
  limitConnections(server, timeouts, capsOf(config));
  return server;
}

/** Behind a proxy all connections come from the proxy, so it has to cap connections per visitor. */
function capsOf({ maxConnections, rateFactor, trustedProxies }: Config): ConnectionCaps {
  const capAddresses = trustedProxies === 0 && rateFactor > 0;
  return { all: maxConnections, perAddress: capAddresses ? 128 * rateFactor : maxConnections };
}

function isForBackend(url: string): boolean {
  return (
    url.startsWith('/rest/v1/') ||
    url.startsWith('/storage/v1/') ||
    url.startsWith('/mail/') ||
    /^\/(healthz|readyz|metrics)(\?|$)/.test(url)
  );
}

function isForStaff(url: string): boolean {
  return /^\/staff(\/|\?|$)/.test(url);
}
