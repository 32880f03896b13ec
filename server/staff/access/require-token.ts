import { createHmac, timingSafeEqual } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';

/** A token for requests that change something. It is tied to the session, and another origin can neither read nor guess it. */
export function csrfToken(secret: string, sessionToken: string): string {
  return createHmac('sha256', secret).update(`csrf ${sessionToken}`).digest('base64url');
}

const csrfHeader = 'x-staff-token';

/** Refuses a change without the session's token. */
export function requireToken(secret: string) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    if (context.req.method === 'GET') return next();
    const expected = Buffer.from(csrfToken(secret, context.get('person').session.token));
    const received = Buffer.from(context.req.header(csrfHeader) ?? '');
    if (received.length !== expected.length || !timingSafeEqual(received, expected))
      refuse(403, 'missing_token');
    return next();
  });
}
