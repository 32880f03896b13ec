import { type Context, Hono } from 'hono';
import type { Action } from '#domain/actions.ts';
import { originOf } from '../../http/request-origin.ts';
import { readClientAddress } from '../../lib/client-address.ts';
import { revealUnavailable } from '../../store/database/reveal-unavailable.ts';
import { isStorableJson } from '../../store/database/storable.ts';
import { type Actor, writeAudit } from '../../store/records/audit.ts';
import type { StaffServices } from '../api/staff-services.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { allowedRoutes, type Route } from './allowed-routes.ts';
import { addressHeader, originHeader, type Person } from './auth.ts';
import { readFields, sendAnswer, toRefusal } from './auth-messages.ts';
import { endChallenges, endOtherSessions, endSession, endUnconfirmedSessions } from './end-sessions.ts';
import { normalize } from './invitations.ts';
import { makeDeviceCookie, readDevice } from './known-device.ts';
import { createPasswordQueue } from './password-queue.ts';
import { isCommonPassword } from './password-strength.ts';
import { readPasswordHash } from './people.ts';
import { readSession } from './require-session.ts';
import { claimCode } from './second-step-guard.ts';

/** Of better-auth's answers, only these reach the browser. The session's token never does: it is in the cookie. */
const forwarded = ['twoFactorRedirect', 'totpURI', 'backupCodes', 'offer'];

type User = { id: string; name: string; email: string };
type Answer = { token?: string; user?: User } & Record<string, unknown>;

/** Passes requests to better-auth: those of the list, with the client's address, and no code of the second step twice. */
export function createAuthRoutes(services: StaffServices) {
  const { auth, database, config, secret, guesses, recordFailure } = services;
  const record = (actor: Actor, action: Action) =>
    database.asRole('service_role', (query) => writeAudit(query, { actor, action }));

  const enqueue = createPasswordQueue();

  /** `key` is what the guess was counted against: the person, or a browser of theirs. */
  const recordGuess = async (guess: Guess, status: number, code: unknown, address: string) => {
    const isWrong = status === 401 || code === 'INVALID_PASSWORD';
    const reason = isWrong ? 'password' : code === 'ACCESS_SUSPENDED' ? 'suspended' : undefined;
    if (!isWrong) await guesses.takeBack(guess.key);
    if (reason) await recordFailure({ person: { email: guess.email }, reason, address });
  };

  const recordChange = async (path: string, person: Person, action: Action | undefined) => {
    const turnsOn = path === '/two-factor/verify-totp' && !person.hasSecondStep;
    if (path === '/change-password') await database.asOwner((query) => endChallenges(query, person.id));
    if (turnsOn) await endUnconfirmedSessions(database, person.id);
    if (path === '/two-factor/generate-backup-codes') await endOtherSessions(database, person);
    // The session may have ended with the change itself.
    const actor = { ...person, session: null };
    if (turnsOn) await record(actor, 'second_step_on');
    else if (action) await record(actor, action);
  };

  return new Hono<StaffEnv>().post('*', async (context) => {
    const path = context.req.path.replace(/^\/staff\/auth/, '');
    const route = allowedRoutes.get(path);
    if (!route) return refuse(404, 'not_found');
    // A form of another site cannot send JSON.
    if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) refuse(415, 'invalid');
    const fields = await readFields(context, route.fields);
    if (!isStorableJson(fields)) refuse(400, 'invalid');
    const address = readClientAddress(context.env.incoming, config.trustedProxies);
    const headers = headersFor(context, address, originOf(context.env.incoming, config));

    const signedIn = (await readSession(auth, headers))?.person;
    if (route.caller === 'signed-in' && !signedIn) refuse(401, 'signed_out');
    // better-auth limits each address. This limits guesses at one person's password from many.
    const email = guessedPerson(route, fields, signedIn);
    const guess = email ? { email, key: (await readDevice(context, secret, email)) ?? email } : undefined;
    const wait = guess && (await guesses.count(guess.key));
    if (wait) {
      context.header('retry-after', String(wait));
      refuse(429, 'too_many_attempts');
    }
    // After the count: judging a password keeps the process busy.
    if (path === '/change-password' && (await isCommonPassword(fields.newPassword ?? '', namesOf(signedIn))))
      refuse(400, 'common_password');
    const holder = route.fields.length > 0 ? (email ?? signedIn?.email) : undefined;
    const hashBefore = holder && (await readPasswordHash(database, holder));
    const body = JSON.stringify({ ...fields, ...route.always });
    const request = new Request(context.req.url, { method: 'POST', headers, body });
    const handle = () => revealUnavailable(() => auth.handler(request));
    const response = await (guess ? enqueue(handle) : handle()).catch(async (error) => {
      if (guess) await guesses.takeBack(guess.key);
      throw error;
    });
    if (response === 'busy') {
      if (guess) await guesses.takeBack(guess.key);
      context.header('retry-after', '10');
      return refuse(503, 'busy');
    }
    const answer = ((await response.json().catch(() => null)) ?? {}) as Answer;
    if (guess) await recordGuess(guess, response.status, answer.code, address);
    if (!response.ok) return sendAnswer(response, { code: toRefusal(response.status, answer.code) });

    // Comparing a password takes long. If it is no longer the person's, the cookie of the session that it opened is not sent.
    const hashAfter = holder && (await readPasswordHash(database, holder));
    if (holder && (!hashAfter || (hashAfter !== hashBefore && path !== '/change-password'))) {
      if (answer.token) await endSession(database, answer.token);
      refuse(401, 'signed_out');
    }
    if (path === '/two-factor/verify-totp' && answer.user) {
      const opened = signedIn ? undefined : answer.token;
      const isNew = await claimCode(database, answer.user.id, String(fields.code), opened);
      if (!isNew && !signedIn) refuse(401, 'code_already_used');
    }
    // Whoever signs in again does not leave the former session behind.
    if (path === '/sign-in/email' && signedIn) await endSession(database, signedIn.session.token);
    const result = Object.fromEntries(forwarded.map((name) => [name, answer[name]]));
    if (isSignIn(path, signedIn) && answer.user) {
      await record({ ...answer.user, session: null }, 'sign_in');
      return sendAnswer(response, result, await makeDeviceCookie(secret, answer.user.email));
    }
    if (signedIn && path !== '/sign-in/email') await recordChange(path, signedIn, route.action);
    return sendAnswer(response, result);
  });
}

type Guess = { email: string; key: string };

/** A code that is checked while signed in belongs to the set-up of the second step. */
function isSignIn(path: string, signedIn: unknown): boolean {
  return path === '/sign-in/email' || (path.startsWith('/two-factor/verify') && !signedIn);
}

/** Whose password a request guesses, if any. */
function guessedPerson(route: Route, fields: Record<string, string>, signedIn: Person | undefined) {
  if (route.fields.includes('email')) return normalize(fields.email ?? '').slice(0, 254);
  const asksPassword = route.fields.includes('password') || route.fields.includes('currentPassword');
  return asksPassword ? signedIn?.email : undefined;
}

function namesOf(person: Person | undefined): string[] {
  return person ? [person.email, person.name] : [];
}

function headersFor(context: Context<StaffEnv>, address: string, origin: string): Headers {
  const headers = new Headers(context.req.raw.headers);
  headers.delete('content-length');
  // better-auth groups IPv6 addresses itself, and takes a network for no address at all.
  headers.set(addressHeader, address.replace(/\/64$/, ''));
  headers.set(originHeader, origin);
  return headers;
}
