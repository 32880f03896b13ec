import type { Database } from '../database/database.ts';
import type { CallFunction } from '../staff/records/record-store.ts';
import type { Recipient } from './recipients.ts';

/** This many failed sign-ins in an hour are more than people who mistype. */
const manyFailures = 20;
/** Owners are not warned more often than this. */
const period = 6 * 60 * 60 * 1000;

/** Warns every owner when many sign-ins failed within an hour. The outbox takes each warning once. */
export async function queueWarnings(
  call: CallFunction,
  database: Database,
  listRecipients: () => Promise<Recipient[]>,
  now: Date,
): Promise<void> {
  const [row] = await database.asRole('service_role', (query) =>
    query(
      `select count(*) as failures from staff.audit
        where action = 'sign_in_failed' and at > $1::text::timestamptz - interval '1 hour'`,
      [now.toISOString()],
    ),
  );
  const failures = Number(row?.failures);
  if (failures < manyFailures) return;
  const payload = { key: String(Math.floor(now.getTime() / period)), failures };
  for (const { id, role } of await listRecipients())
    if (role === 'owner')
      await call('staff_queue_mail', {
        purpose: 'warning',
        wanted_kind: null,
        wanted_id: null,
        recipient: id,
        payload,
      });
}
