import { createHash } from 'node:crypto';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import type { Database } from '../../database/database.ts';

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

/**
 * Refuses a used code before better-auth ends the sign-in with it, so that the person can type the next one. `claimCode` still
 * decides between two requests at once.
 */
export function refuseUsedCodes(database: Database) {
  return createAuthMiddleware(async ({ path, body, context, getSignedCookie }) => {
    if (path !== '/two-factor/verify-totp') return;
    const { name } = context.createAuthCookie('two_factor');
    const challenge = await getSignedCookie(name, context.secret);
    const found = challenge ? await context.internalAdapter.findVerificationValue(challenge) : null;
    if (!found) return;
    const used = await database.asOwner((query) =>
      query('select 1 from staff.used_codes where user_id = $1 and code_hash = $2', [
        found.value,
        hash(String(body?.code)),
      ]),
    );
    if (used.length > 0) throw new APIError('UNAUTHORIZED', { code: 'CODE_ALREADY_USED' });
  });
}

function hash(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
