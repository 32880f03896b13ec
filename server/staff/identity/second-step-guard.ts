import { createHash } from 'node:crypto';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Database } from '../../store/database/database.ts';
import { addressHeader } from './auth.ts';
import type { RecordFailure } from './failed-sign-ins.ts';
import type { GuessLimits } from './guess-limits.ts';

/**
 * Accepts each code once for each person. A code that was used before deletes the session that it opened, whose cookie was not
 * sent yet.
 */
export async function claimCode(
  database: Database,
  userId: string,
  code: string,
  openedSession: string | undefined,
): Promise<boolean> {
  return database.asOwner(async (query) => {
    await query("delete from staff.used_codes where used_at < now() - interval '10 minutes'");
    const claimed = await query(
      'insert into staff.used_codes (user_id, code_hash) values ($1, $2) on conflict do nothing returning user_id',
      [userId, hash(code)],
    );
    if (claimed.length > 0) return true;
    if (openedSession) await query('delete from staff."session" where token = $1', [openedSession]);
    return false;
  });
}

const codePaths = ['/two-factor/verify-totp', '/two-factor/verify-backup-code'];

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/**
 * Counts a guess at a code, and refuses a used code before better-auth ends the sign-in with it, so that the person can type
 * the next one. `claimCode` still decides between two requests at once.
 */
export function checkCodes(database: Database, guesses: GuessLimits) {
  return createAuthMiddleware(async (context) => {
    const userId = await findChallenged(context);
    if (!userId) return;
    const used = await database.asOwner((query) =>
      query('select 1 from staff.used_codes where user_id = $1 and code_hash = $2', [
        userId,
        hash(String(context.body?.code)),
      ]),
    );
    if (used.length > 0) throw new APIError('UNAUTHORIZED', { code: 'CODE_ALREADY_USED' });
    if (await guesses.count(guessKey(userId)))
      throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_TEMPORARILY_LOCKED' });
  });
}

/** Records a wrong code. A right one no longer counts as a guess. */
export function reportCodes(guesses: GuessLimits, recordFailure: RecordFailure) {
  return createAuthMiddleware(async (context) => {
    const { returned, newSession } = context.context;
    if (codePaths.includes(context.path) && newSession) await guesses.takeBack(guessKey(newSession.user.id));
    if (!(returned instanceof APIError) || !String(returned.body?.code).startsWith('INVALID_')) return;
    const userId = await findChallenged(context);
    const address = context.headers?.get(addressHeader) ?? '';
    if (userId) await recordFailure({ person: { id: userId }, reason: 'code', address });
  });
}

/** The person who gave the password, and whose code is awaited. */
async function findChallenged({ path, context, getSignedCookie }: HookContext): Promise<string | undefined> {
  if (!codePaths.includes(path)) return undefined;
  const { name } = context.createAuthCookie('two_factor');
  const challenge = await getSignedCookie(name, context.secret);
  const found = challenge ? await context.internalAdapter.findVerificationValue(challenge) : null;
  return found?.value;
}

export function guessKey(userId: string): string {
  return `code ${userId}`;
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
