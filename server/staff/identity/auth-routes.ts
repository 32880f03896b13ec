import { type Context, Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/database.ts';
import { readClientAddress } from '../../limits/client-address.ts';
import { originOf } from '../access/request-origin.ts';
import { type Action, type Actor, writeAudit } from '../audit/audit.ts';
import type { StaffEnv } from '../staff-env.ts';
import { type Auth, addressHeader, originHeader } from './auth.ts';
import { normalize } from './invitations.ts';
import { readSession } from './require-session.ts';
import { claimCode } from './used-codes.ts';

type Route = {
  /** Only these are passed on: better-auth also takes options that would weaken a session. */
  fields: string[];
  /** Added to what is passed on. */
  always?: Record<string, unknown>;
  caller: 'anyone' | 'signed-in';
  /** What is recorded when it succeeds. Sign-in and the second step are recorded below. */
  action?: Action;
};

/** The only routes of better-auth that are open. */
const open: Record<string, Route> = {
  '/sign-in/email': { fields: ['email', 'password'], caller: 'anyone' },
  '/sign-out': { fields: [], caller: 'anyone', action: 'sign_out' },
  '/two-factor/verify-totp': { fields: ['code'], caller: 'anyone' },
  '/two-factor/verify-backup-code': { fields: ['code'], caller: 'anyone' },
  '/two-factor/enable': { fields: ['password'], caller: 'signed-in' },
  '/two-factor/generate-backup-codes': {
    fields: ['password'],
    caller: 'signed-in',
    action: 'backup_codes_renewed',
  },
  '/change-password': {
    fields: ['currentPassword', 'newPassword'],
    always: { revokeOtherSessions: true },
    caller: 'signed-in',
    action: 'password_changed',
  },
  '/revoke-sessions': { fields: [], caller: 'signed-in', action: 'sessions_ended' },
};

/** Of better-auth's answers, only these reach the browser. The session's token never does: it is in the cookie. */
const answered = ['twoFactorRedirect', 'totpURI', 'backupCodes'];

type Answer = { token?: string; user?: Actor } & Record<string, unknown>;
type Options = { auth: Auth; database: Database; config: Config };

/** Passes requests to better-auth: those of the list, with the client's address, and no code of the second step twice. */
export function createAuthRoutes({ auth, database, config }: Options) {
  const { trustedProxies, rateFactor } = config;
  // better-auth limits each address. This limits guesses at one person's password from many.
  const failures = new RateLimiterMemory({ points: 20 * (rateFactor || 1), duration: 15 * 60 });
  const record = (actor: Actor, action: Action) =>
    database.asRole('service_role', (query) => writeAudit(query, { actor, action }));

  return new Hono<StaffEnv>().post('*', async (context) => {
    const path = context.req.path.replace(/^\/staff\/auth/, '');
    const route = Object.hasOwn(open, path) ? open[path] : undefined;
    if (!route) return context.json({ code: 'not_found' }, 404);
    // A form of another site cannot send JSON.
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      return context.json({ code: 'invalid' }, 415);
    const given = await readFields(context, route.fields);
    const headers = new Headers(context.req.raw.headers);
    headers.delete('content-length');
    headers.set(addressHeader, readClientAddress(context.env.incoming, trustedProxies));
    headers.set(originHeader, originOf(context.env.incoming, config));

    const person = path === '/sign-in/email' ? normalize(String(given.email)).slice(0, 254) : undefined;
    if (person && rateFactor > 0 && (await failures.get(person))?.remainingPoints === 0)
      return context.json({ code: 'TOO_MANY_ATTEMPTS' }, 429, { 'retry-after': '900' });
    const before = await readSession(auth, headers);
    if (route.caller === 'signed-in' && !before) return context.json({ code: 'signed_out' }, 401);

    const body = JSON.stringify({ ...given, ...route.always });
    const response = await auth.handler(new Request(context.req.url, { method: 'POST', headers, body }));
    const answer = ((await response.json().catch(() => null)) ?? {}) as Answer;
    if (person && response.status === 401) await failures.consume(person).catch(() => undefined);
    if (!response.ok) return send(response, { code: answer.code ?? 'FAILED' });

    if (path === '/two-factor/verify-totp' && answer.user) {
      const opened = before ? undefined : answer.token;
      const isNew = await claimCode(database, answer.user.id, String(given.code), opened);
      if (!isNew && !before) return context.json({ code: 'CODE_ALREADY_USED' }, 401);
    }
    if (isSignIn(path, before) && answer.user) {
      await record(answer.user, 'sign_in');
      // Whoever signs in again does not leave the former session behind.
      if (before) await database.asOwner((query) => endSession(query, before.token));
    } else if (before) {
      const turnsOn = path === '/two-factor/verify-totp' && !before.person.hasSecondStep;
      const action = turnsOn ? 'second_step_on' : route.action;
      if (action) await record(before.person, action);
    }
    return send(response, Object.fromEntries(answered.map((name) => [name, answer[name]])));
  });
}

/** A code that is checked while signed in belongs to the set-up of the second step. */
function isSignIn(path: string, before: unknown): boolean {
  return path === '/sign-in/email' || (path.startsWith('/two-factor/verify') && !before);
}

async function endSession(query: (sql: string, parameters: string[]) => Promise<unknown>, token: string) {
  await query('delete from staff."session" where token = $1', [token]);
}

async function readFields(context: Context, names: string[]): Promise<Record<string, unknown>> {
  const body: unknown = await context.req.json().catch(() => ({}));
  const fields = typeof body === 'object' && body !== null ? body : {};
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

/** Keeps the cookies and the time to wait, and replaces the body. */
function send(response: Response, body: Record<string, unknown>): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const wait = response.headers.get('x-retry-after');
  if (wait) headers.set('retry-after', wait);
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
