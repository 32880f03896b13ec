import type { RequestListener } from 'node:http';
import { requestSeconds, requests } from '../../lib/counters.ts';
import { requestIdOf, withRequestId } from '../../lib/request-id.ts';

/** Gives each request an id, which its response and its log lines have, and counts it. */
export function observeRequests(trustedProxies: number, listener: RequestListener): RequestListener {
  return (request, response) => {
    const started = performance.now();
    const route = routeOf(request.url ?? '/');
    const id = requestIdOf(request, trustedProxies);
    response.setHeader('x-request-id', id);
    response.once('close', () => {
      const status = response.headersSent ? String(response.statusCode) : 'none';
      requests.inc({ route, status });
      requestSeconds.observe({ route }, (performance.now() - started) / 1000);
    });
    withRequestId(id, () => listener(request, response));
  };
}

/** Few classes: an address of its own for each page would let anyone add metrics. */
function routeOf(url: string): string {
  const [, first = ''] = /^\/(rest|storage|staff|mail|healthz|readyz|metrics)\b/.exec(url) ?? [];
  return first || 'site';
}
