import { createMiddleware } from 'hono/factory';
import type { StaffRole } from '#domain/roles.ts';
import { revealUnavailable } from '../../store/database/reveal-unavailable.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import type { Auth, Person } from './auth.ts';

const maxAge = 12 * 60 * 60 * 1000;

/** Sent by the app with requests that it repeats by itself. They do not count as use, so an open tab does not stay signed in. */
const backgroundHeader = 'x-staff-background';

/** Identifies the person by the session's cookie, or answers 401. */
export function requireSession(auth: Auth) {
  return createMiddleware<StaffEnv>(async (context, next) => {
    const found = await readSession(auth, context.req.raw.headers);
    if (!found) return refuse(401, 'signed_out');
    context.set('person', found.person);
    await next();
    for (const cookie of found.cookies) context.header('set-cookie', cookie, { append: true });
  });
}

export async function readSession(auth: Auth, headers: Headers) {
  const { response, headers: answered } = await revealUnavailable(() =>
    auth.api.getSession({
      headers,
      query: { disableRefresh: headers.has(backgroundHeader) },
      returnHeaders: true,
    }),
  );
  if (!response) return undefined;
  const { session, user } = response;
  const hasSecondStep = user.twoFactorEnabled === true;
  const isTooOld = Date.now() - session.createdAt.getTime() > maxAge;
  if (user.suspendedAt || isTooOld || (hasSecondStep && !session.secondStep)) {
    await revealUnavailable(() => auth.api.signOut({ headers }));
    return undefined;
  }
  const role = user.role as StaffRole;
  const { id, name, email } = user;
  const person: Person = { id, name, email, role, hasSecondStep, session: { token: session.token, role } };
  return { person, cookies: answered.getSetCookie() };
}
