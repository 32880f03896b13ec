import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';
import { isHttps } from '../../strict-transport.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';

type Settings = { publicUrl: string; trustedProxies: number };

/** The origin under which the browser sees this server. */
export function originOf(request: IncomingMessage, settings: Settings): string {
  if (settings.publicUrl) return settings.publicUrl;
  return `${isHttps(request, settings) ? 'https' : 'http'}://${request.headers.host ?? ''}`;
}

/** Passwords and sessions go over TLS, except on this machine. */
export function isSafeTransport(request: IncomingMessage, settings: Settings): boolean {
  if (isHttps(request, settings)) return true;
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

/** Refuses a change that a page of another origin sends. Tools send no origin; they cannot send a browser's cookie either. */
export function requireOwnOrigin(settings: Settings) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    const origin = context.req.header('origin');
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD';
    if (!reads && origin !== undefined && origin !== originOf(context.env.incoming, settings))
      refuse(403, 'foreign_origin');
    await next();
  });
}
