import { Hono } from 'hono';
import { except } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { websiteLimits } from '#office/website/limits.ts';
import { isSafeTransport, originOf } from '../http/request-origin.ts';
import { requireValidUrl } from '../http/require-valid-url.ts';
import { isHttps } from '../http/strict-transport.ts';
import type { Config } from '../lib/settings/config.ts';
import { limitRequests } from './access/limit-requests.ts';
import { readBody } from './access/read-body.ts';
import { answerError } from './answer-error.ts';
import { createStaffApi } from './api/staff-api.ts';
import type { StaffServices } from './api/staff-services.ts';
import { createWebsitePreviewRoutes } from './api/website-preview-routes.ts';
import { createAuthRoutes } from './identity/auth-routes.ts';
import { requireSession } from './identity/require-session.ts';
import { createPageRoutes } from './pages/page-routes.ts';
import type { StaffFiles } from './pages/staff-files.ts';
import { refuse } from './refuse.ts';
import type { StaffEnv } from './staff-env.ts';

/** Where a file for an answer is uploaded. */
const uploadPath = '/staff/api/letters/:kind/:id/files/:file';
/** An article may be long. */
const draftPath = '/staff/api/website/items/:kind/:key/draft';
/** A picture for the website. */
const picturePath = '/staff/api/website/pictures';
const megabyte = 1024 * 1024;

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
    // Only a person of the staff may send this much, so the session is checked before the body as well.
    .use(uploadPath, requireSession(auth), readBody({ maxBytes: 11 * megabyte, maxSeconds: 120 }))
    .use(
      picturePath,
      requireSession(auth),
      readBody({ maxBytes: websiteLimits.pictureBytes, maxSeconds: 120 }),
    )
    .use(draftPath, requireSession(auth), readBody({ maxBytes: websiteLimits.bytes, maxSeconds: 60 }))
    .use(except([uploadPath, picturePath, draftPath], readBody({ maxBytes: 256 * 1024, maxSeconds: 20 })))
    .route('/staff/auth', createAuthRoutes(services))
    .route('/staff/api', createStaffApi(services))
    .all('/staff/api/*', () => refuse(404, 'not_found'))
    .route('/staff/website', createWebsitePreviewRoutes(services))
    .route('/staff', createPageRoutes(files, auth));
  app.onError(answerError);
  return app;
}

/** Cookies are sent over TLS only, where there is TLS. */
function addSecure(headers: Headers): void {
  const cookies = headers.getSetCookie();
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', `${cookie}; Secure`);
}

/** Refuses a change that a page of another origin sends. Tools send no origin; they cannot send a browser's cookie either. */
function requireOwnOrigin(config: Config) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    const origin = context.req.header('origin');
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!reads && origin !== undefined && origin !== originOf(context.env.incoming, config))
      refuse(403, 'foreign_origin');
    await next();
  });
}
