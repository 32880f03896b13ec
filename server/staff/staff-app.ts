import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { DatabaseError, DatabaseUnavailable } from '../database/database-error.ts';
import { log } from '../log.ts';
import { requireValidUrl } from '../require-valid-url.ts';
import { isHttps } from '../strict-transport.ts';
import { limitRequests } from './access/limit-requests.ts';
import { readBody } from './access/read-body.ts';
import { isSafeTransport } from './access/request-origin.ts';
import { requireOwnOrigin } from './access/require-own-origin.ts';
import { SessionEnded } from './access/session-ended.ts';
import { createStaffApi } from './api/staff-api.ts';
import type { StaffServices } from './api/staff-services.ts';
import { createAuthRoutes } from './identity/auth-routes.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import type { StaffFiles } from './pages/staff-files.ts';
import type { StaffEnv } from './staff-env.ts';

/** Everything under /staff. */
export function createStaffApp(services: StaffServices, files: StaffFiles) {
  const { config, auth } = services;

  const secureTransport = createMiddleware<StaffEnv>(async (context, next) => {
    const { incoming } = context.env;
    if (!isSafeTransport(incoming, config))
      return context.text(
        'The staff app needs https. Open it with an address that begins with https://.\n',
        403,
      );
    await next();
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('x-robots-tag', 'noindex');
    headers.set('referrer-policy', 'no-referrer');
    if (isHttps(incoming, config)) addSecure(headers);
    return undefined;
  });

  const app = new Hono<StaffEnv>()
    .use(secureTransport)
    .use(requireValidUrl)
    // A whole office works behind one address.
    .use(limitRequests({ points: 300, seconds: 10, config }))
    .use(requireOwnOrigin(config))
    .use(readBody({ maxBytes: 256 * 1024, maxSeconds: 20 }))
    .route('/staff/auth', createAuthRoutes(services))
    .route('/staff/api', createStaffApi(services))
    .all('/staff/api/*', (context) => context.json({ code: 'not_found' }, 404))
    .route('/staff', createPageRoutes(files, auth));
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    // A number or date that the database cannot hold.
    if (error instanceof DatabaseError && error.code.startsWith('22'))
      return context.json({ code: 'invalid' }, 400);
    if (error instanceof SessionEnded) return context.json({ code: 'signed_out' }, 401);
    const code =
      error instanceof DatabaseError || error instanceof DatabaseUnavailable ? error.code : error.name;
    // The path holds ids at most; the message might hold what was sent.
    log('staff request failed', { path: context.req.routePath, code });
    return error instanceof DatabaseUnavailable
      ? context.json({ code: 'unavailable' }, 503)
      : context.json({ code: 'failed' }, 500);
  });
  return app;
}

/** Cookies are sent over TLS only, where there is TLS. */
function addSecure(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', `${cookie}; Secure`);
}
