import { createOTP } from '@better-auth/utils/otp';
import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint, sensitiveSessionMiddleware } from 'better-auth/api';
import { generateRandomString, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { z } from 'zod';
import { site } from '../../../company/site.ts';
import type { Database } from '../../store/database/database.ts';
import { writeAudit } from '../../store/records/audit.ts';
import { addressHeader } from './auth.ts';
import { consumeBackupCode, type Key, makeBackupCodes } from './backup-codes.ts';
import { endChallenges } from './end-sessions.ts';
import type { RecordFailure } from './failed-sign-ins.ts';
import type { GuessLimits } from './guess-limits.ts';
import { claimCode, guessKey } from './second-step-guard.ts';

const minutes = 15;
const offerContent = z.object({
  session: z.string(),
  /** What is stored now, encrypted: if it has changed by the time of the confirmation, the offer is void. */
  replaces: z.string(),
  secret: z.string(),
  codes: z.array(z.string()),
  until: z.number(),
});

type Options = { database: Database; guesses: GuessLimits; recordFailure: RecordFailure };

/**
 * A new authenticator app in place of the old one, while signed in. The old one works until the new one has shown a right code:
 * a person who stops halfway is not locked out. Until then the new secret is stored nowhere. The browser holds it, encrypted.
 */
export function replaceSecondStep({ database, guesses, recordFailure }: Options) {
  /** Counts the guess before it is evaluated, like every other. */
  const checkCode = async (
    userId: string,
    headers: Headers | undefined,
    isRight: () => Promise<boolean>,
    refusal = 'INVALID_CODE',
  ) => {
    if (await guesses.count(guessKey(userId)))
      throw new APIError('TOO_MANY_REQUESTS', { code: 'ACCOUNT_TEMPORARILY_LOCKED' });
    if (await isRight()) return guesses.takeBack(guessKey(userId));
    const address = headers?.get(addressHeader) ?? '';
    await recordFailure({ person: { id: userId }, reason: 'code', address });
    throw new APIError('BAD_REQUEST', { code: refusal });
  };
  const claim = async (userId: string, code: string) => {
    if (await claimCode(database, userId, code, undefined)) return;
    throw new APIError('BAD_REQUEST', { code: 'CODE_ALREADY_USED' });
  };

  return {
    id: 'replace-second-step',
    endpoints: {
      offerSecondStep: createAuthEndpoint(
        '/two-factor/offer-replacement',
        {
          method: 'POST',
          body: z.object({ password: z.string(), code: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async (context) => {
          const { secretConfig: key, session: current, password } = context.context;
          const { user, session } = current;
          await password.checkPassword(user.id, context);
          const stored = await readStored(database, user.id);
          if (!stored) throw expired();
          const { code } = context.body;
          const isFromApp = /^\d{6}$/.test(code);
          const isRight = async () =>
            isFromApp
              ? createOTP(await symmetricDecrypt({ key, data: stored.secret })).verify(code)
              : consumeBackupCode(database, key, { userId: user.id, stored: stored.backupCodes, code });
          const refusal = isFromApp ? 'INVALID_CODE' : 'INVALID_BACKUP_CODE';
          await checkCode(user.id, context.headers, isRight, refusal);
          if (isFromApp) await claim(user.id, code);
          const secret = generateRandomString(32);
          const codes = makeBackupCodes();
          const until = Date.now() + minutes * 60_000;
          const offer = { session: session.id, replaces: stored.secret, secret, codes, until };
          return context.json({
            totpURI: createOTP(secret).url(site.name, user.email),
            backupCodes: codes,
            offer: await symmetricEncrypt({ key, data: JSON.stringify(offer) }),
          });
        },
      ),
      replaceSecondStep: createAuthEndpoint(
        '/two-factor/replace',
        {
          method: 'POST',
          body: z.object({ offer: z.string(), code: z.string() }),
          use: [sensitiveSessionMiddleware],
        },
        async (context) => {
          const { secretConfig: key, session: current } = context.context;
          const { user, session } = current;
          const { offer: sealed, code } = context.body;
          const offer = await openOffer(key, sealed);
          if (!offer || offer.session !== session.id || offer.until < Date.now()) throw expired();
          await checkCode(user.id, context.headers, () => createOTP(offer.secret).verify(code));
          await claim(user.id, code);
          const secret = await symmetricEncrypt({ key, data: offer.secret });
          const codes = await symmetricEncrypt({ key, data: JSON.stringify(offer.codes) });
          await database.asOwner(async (query) => {
            const replaced = await query(
              `update staff."twoFactor" set secret = $3, "backupCodes" = $4, "failedVerificationCount" = 0, "lockedUntil" = null
                where "userId" = $1 and secret = $2 and exists (select from staff."session" where id = $5) returning id`,
              [user.id, offer.replaces, secret, codes, session.id],
            );
            if (replaced.length === 0) throw expired();
            await query('delete from staff."session" where "userId" = $1 and id <> $2', [
              user.id,
              session.id,
            ]);
            await endChallenges(query, user.id);
            const actor = { id: user.id, name: user.name, session: null };
            await writeAudit(query, { actor, action: 'second_step_replaced' });
          });
          return context.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

async function readStored(database: Database, userId: string) {
  const [row] = await database.asOwner((query) =>
    query('select secret, "backupCodes" from staff."twoFactor" where "userId" = $1 and verified', [userId]),
  );
  return row && { secret: String(row.secret), backupCodes: String(row.backupCodes) };
}

async function openOffer(key: Key, sealed: string) {
  const text = await symmetricDecrypt({ key, data: sealed }).catch(() => 'null');
  return offerContent.safeParse(JSON.parse(text)).data;
}

function expired(): APIError {
  return new APIError('BAD_REQUEST', { code: 'SECOND_STEP_EXPIRED' });
}
