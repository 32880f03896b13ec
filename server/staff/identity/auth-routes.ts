import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { isStorableJson } from '../../database/storable.ts';
import { readClientAddress } from '../../limits/client-address.ts';
import { originOf } from '../access/request-origin.ts';
import type { StaffServices } from '../api/staff-services.ts';
import { type Action, type Actor, writeAudit } from '../audit/audit.ts';
import type { StaffEnv } from '../staff-env.ts';
import { addressHeader, originHeader } from './auth.ts';
import { endChallenges, endOtherSessions, endSession, endUnconfirmedSessions } from './end-sessions.ts';
import { normalize } from './invitations.ts';
import { readPasswordHash } from './password-hash.ts';
import { createPasswordQueue } from './password-queue.ts';
import { isCommonPassword } from './password-strength.ts';
import { readSession } from './require-session.ts';
import { claimCode } from './second-step-guard.ts';

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
const open = new Map<string, Route>(
  Object.entries({
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
  } satisfies Record<string, Route>),
);

/** Of better-auth's answers, only these reach the browser. The session's token never does: it is in the cookie. */
const answered = ['twoFactorRedirect', 'totpURI', 'backupCodes'];

type Answer = { token?: string; user?: { id: string; name: string } } & Record<string, unknown>;

/** Passes requests to better-auth: those of the list, with the client's address, and no code of the second step twice. */
export function createAuthRoutes({ auth, database, config, guesses, recordFailure }: StaffServices) {
  const record = (actor: Actor, action: Action) =>
    database.asRole('service_role', (query) => writeAudit(query, { actor, action }));
  const enqueue = createPasswordQueue();

  return new Hono<StaffEnv>().post('*', async (context) => {
    const path = context.req.path.replace(/^\/staff\/auth/, '');
    const route = open.get(path);
    if (!route) return context.json({ code: 'not_found' }, 404);
    // A form of another site cannot send JSON.
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? ''))
      return context.json({ code: 'invalid' }, 415);
    const given = await readFields(context, route.fields);
    if (!isStorableJson(given)) return context.json({ code: 'invalid' }, 400);
    const headers = new Headers(context.req.raw.headers);
    headers.delete('content-length');
    const address = readClientAddress(context.env.incoming, config.trustedProxies);
    // better-auth groups IPv6 addresses itself, and takes a network for no address at all.
    headers.set(addressHeader, address.replace(/\/64$/, ''));
    headers.set(originHeader, originOf(context.env.incoming, config));

    const before = await readSession(auth, headers);
    if (route.caller === 'signed-in' && !before) return context.json({ code: 'signed_out' }, 401);
    if (
      path === '/change-password' &&
      (await isCommonPassword(given.newPassword ?? '', [
        before?.person.email ?? '',
        before?.person.name ?? '',
      ]))
    )
      return context.json({ code: 'COMMON_PASSWORD' }, 400);

    // better-auth limits each address. This limits guesses at one person's password from many.
    const guessed = guessedPerson(route, given, before?.person.email);
    const wait = guessed && (await guesses.count(guessed));
    if (wait) return context.json({ code: 'TOO_MANY_ATTEMPTS' }, 429, { 'retry-after': String(wait) });
    const holder = guessed ? { email: guessed } : before && { id: before.person.id };
    const hashBefore = holder && (await readPasswordHash(database, holder));
    const body = JSON.stringify({ ...given, ...route.always });
    const handle = () => auth.handler(new Request(context.req.url, { method: 'POST', headers, body }));
    const response = guessed ? await enqueue(handle) : await handle();
    if (response === 'busy') {
      await guesses.takeBack(guessed ?? '');
      return context.json({ code: 'BUSY' }, 503, { 'retry-after': '10' });
    }
    const answer = ((await response.json().catch(() => null)) ?? {}) as Answer;
    const isWrong = response.status === 401 || answer.code === 'INVALID_PASSWORD';
    if (guessed && !isWrong) await guesses.takeBack(guessed);
    if (!response.ok) {
      const reason = isWrong ? 'password' : answer.code === 'SUSPENDED' ? 'suspended' : undefined;
      if (guessed && reason) await recordFailure({ person: { email: guessed }, reason, address });
      return send(response, { code: answer.code ?? 'FAILED' });
    }

    // Comparing a password takes long. If it is no longer the person's, the cookie of the session that it opened is not sent.
    if (holder && route.fields.length > 0) {
      const hash = await readPasswordHash(database, holder);
      if (!hash || (path !== '/change-password' && hash !== hashBefore)) {
        if (answer.token) await endSession(database, answer.token);
        return context.json({ code: 'signed_out' }, 401);
      }
    }
    if (path === '/two-factor/verify-totp' && answer.user) {
      const opened = before ? undefined : answer.token;
      const isNew = await claimCode(database, answer.user.id, String(given.code), opened);
      if (!isNew && !before) return context.json({ code: 'CODE_ALREADY_USED' }, 401);
    }
    if (isSignIn(path, before) && answer.user) {
      await record({ ...answer.user, session: null }, 'sign_in');
      // Whoever signs in again does not leave the former session behind.
      if (before) await endSession(database, before.person.session.token);
    } else if (before) {
      const turnsOn = path === '/two-factor/verify-totp' && !before.person.hasSecondStep;
      const action = turnsOn ? 'second_step_on' : route.action;
      if (path === '/change-password')
        await database.asOwner((query) => endChallenges(query, before.person.id));
      if (turnsOn) await endUnconfirmedSessions(database, before.person.id);
      if (path === '/two-factor/generate-backup-codes') await endOtherSessions(database, before.person);
      if (action) await record({ ...before.person, session: null }, action);
    }
    return send(response, Object.fromEntries(answered.map((name) => [name, answer[name]])));
  });
}

/** A code that is checked while signed in belongs to the set-up of the second step. */
function isSignIn(path: string, before: unknown): boolean {
  return path === '/sign-in/email' || (path.startsWith('/two-factor/verify') && !before);
}

/** Whose password a request guesses, if any. */
function guessedPerson({ fields }: Route, given: Record<string, string>, signedIn: string | undefined) {
  if (fields.includes('email')) return normalize(given.email ?? '').slice(0, 254);
  return fields.includes('password') || fields.includes('currentPassword') ? signedIn : undefined;
}

/** Every field is a text. */
async function readFields(context: Context, names: string[]): Promise<Record<string, string>> {
  const body: unknown = await context.req.json().catch(() => ({}));
  const fields = z.record(z.string(), z.unknown()).safeParse(body).data ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => names.includes(field[0]) && typeof field[1] === 'string',
    ),
  );
}

/** Keeps the cookies and the time to wait, and replaces the body. */
function send(response: Response, body: Record<string, unknown>): Response {
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', cookie);
  const wait = response.headers.get('x-retry-after');
  if (wait) headers.set('retry-after', wait);
  return new Response(JSON.stringify(body), { status: response.status, headers });
}
