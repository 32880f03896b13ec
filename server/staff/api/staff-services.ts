import type { Context } from 'hono';
import type { InboundState, SendAccessLink } from '../../lib/mail-services.ts';
import type { Config } from '../../lib/settings/config.ts';
import type { Website } from '../../lib/website-services.ts';
import type { Database } from '../../store/database/database.ts';
import type { RecordStore } from '../../store/records/record-store.ts';
import type { Auth, PasswordHash } from '../identity/auth.ts';
import type { RecordFailure } from '../identity/failed-sign-ins.ts';
import type { GuessLimits } from '../identity/guess-limits.ts';
import type { System } from '../overview/system-status.ts';
import type { StaffEnv } from '../staff-env.ts';

/** What the routes of the staff's API work with. */
export type StaffServices = {
  config: Config;
  /** Identities and the audit trail. */
  database: Database;
  records: RecordStore;
  auth: Auth;
  guesses: GuessLimits;
  recordFailure: RecordFailure;
  /** Undefined: better-auth's own, which is slow on purpose. */
  passwords?: PasswordHash | undefined;
  /** Signs the tokens of sessions. */
  secret: string;
  /** Whether a request comes from a shell with the staff secret, from where that is accepted. */
  hasStaffSecret: (context: Context<StaffEnv>) => boolean;
  /** For mail with a one-time link. Undefined while mail is off. */
  sendAccessLink: SendAccessLink | undefined;
  /** Undefined where the records are on another server. */
  system?: System;
  /** Undefined where the site is on another host. */
  website?: Website | undefined;
  /** How reading the replies to our mail goes. */
  inboundState: () => InboundState;
};
