import { RateLimiterMemory } from 'rate-limiter-flexible';
import { log } from '../../lib/log.ts';
import type { Database } from '../../store/database/database.ts';
import { writeAudit } from '../../store/records/audit.ts';

type Failure = {
  /** The person that was named, if there is one. */
  person: { id: string } | { email: string };
  reason: 'password' | 'code' | 'suspended';
  /** Of the client. */
  address: string;
};
export type RecordFailure = (failure: Failure) => Promise<void>;

/** Failed sign-ins go into the log and the audit trail, with the client's address and without what was typed. */
export function createFailureRecorder(database: Database): RecordFailure {
  // Anyone can name people who do not exist. They get few lines of the audit trail, which nothing can be deleted from.
  const strangers = new RateLimiterMemory({ points: 60, duration: 60 * 60 });
  return async ({ person, reason, address }) => {
    log('staff sign-in failed', { reason, address });
    const [column, value] = 'id' in person ? ['id', person.id] : ['email', person.email];
    await database.asOwner(async (query) => {
      const [known] = await query(`select id, name from staff."user" where ${column} = $1`, [value]);
      if (!known && !(await strangers.consume('all').catch(() => false))) return;
      const actor = known
        ? { id: String(known.id), name: String(known.name), session: null }
        : { id: 'unknown', name: 'Unknown person', session: null };
      await writeAudit(query, { actor, action: 'sign_in_failed', details: { reason, address } });
    });
  };
}
