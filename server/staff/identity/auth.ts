import { betterAuth, type GenericEndpointContext } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type Dialect, Kysely } from 'kysely';
import type { StaffRole } from '#domain/roles.ts';
import { site } from '../../../company/site.ts';
import type { Database } from '../../store/database/database.ts';
import type { Session } from '../../store/records/audit.ts';
import type { RecordFailure } from './failed-sign-ins.ts';
import type { GuessLimits } from './guess-limits.ts';
import { replaceSecondStep } from './replace-second-step.ts';
import { checkCodes, reportCodes } from './second-step-guard.ts';

const minute = 60;

/** Set by the server on every request that it passes to better-auth, over whatever the client sent. */
export const addressHeader = 'x-harborlight-client';
/** The origin of this server, as the browser sees it. Other origins change nothing. */
export const originHeader = 'x-harborlight-origin';

export type PasswordHash = {
  hash: (password: string) => Promise<string>;
  verify: (given: { hash: string; password: string }) => Promise<boolean>;
};

type Options = {
  database: Database;
  dialect: Dialect;
  secret: string;
  limitRate: boolean;
  guesses: GuessLimits;
  recordFailure: RecordFailure;
  passwords?: PasswordHash | undefined;
};

export type Auth = ReturnType<typeof createAuth>;

/** Password, second step and sessions. Nobody can sign up: see invitations.ts. */
export function createAuth(options: Options) {
  const { database, dialect, secret, limitRate, guesses, recordFailure, passwords } = options;
  const isActive = async (id: string) => {
    const [user] = await database.asOwner((query) =>
      query('select "suspendedAt" from staff."user" where id = $1', [id]),
    );
    return user !== undefined && user.suspendedAt === null;
  };
  return betterAuth({
    appName: `${site.name} staff`,
    baseURL: 'http://localhost',
    basePath: '/staff/auth',
    secret,
    database: { db: new Kysely({ dialect }).withSchema('staff'), type: 'postgres' },
    trustedOrigins: (request) => [request?.headers.get(originHeader) ?? ''],
    telemetry: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 200,
      revokeSessionsOnPasswordReset: true,
      ...(passwords && { password: passwords }),
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        suspendedAt: { type: 'date', required: false, input: false },
      },
    },
    // 30 minutes without use. The limit of 12 hours is in require-session.ts.
    session: {
      expiresIn: 30 * minute,
      updateAge: minute,
      cookieCache: { enabled: false },
      additionalFields: {
        secondStep: { type: 'boolean', required: true, input: false, defaultValue: false },
      },
    },
    plugins: [
      twoFactor({ issuer: site.name, backupCodeOptions: { storeBackupCodes: 'encrypted' } }),
      replaceSecondStep({ database, guesses, recordFailure }),
    ],
    rateLimit: { enabled: limitRate, storage: 'memory' },
    advanced: {
      cookiePrefix: 'staff',
      // The server adds Secure where the visitor uses TLS: see staff-app.ts.
      useSecureCookies: false,
      defaultCookieAttributes: { path: '/staff', sameSite: 'lax', httpOnly: true },
      ipAddress: { ipAddressHeaders: [addressHeader] },
    },
    hooks: { before: checkCodes(database, guesses), after: reportCodes(guesses, recordFailure) },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }, context) => {
            if (await isActive(userId)) return { data: { secondStep: passesSecondStep(context) } };
            throw new APIError('FORBIDDEN', {
              code: 'ACCESS_SUSPENDED',
              message: 'This person is suspended',
            });
          },
        },
      },
    },
  });
}

/** A code was just accepted, or the new session replaces one for which it was. */
function passesSecondStep(context: GenericEndpointContext | null | undefined): boolean {
  if (context?.path === '/two-factor/verify-totp' || context?.path === '/two-factor/verify-backup-code')
    return true;
  return context?.context.session?.session.secondStep === true;
}

/** A person of the staff, as the session names them. */
export type Person = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  hasSecondStep: boolean;
  session: Session;
};
