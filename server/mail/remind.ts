import { businessHoursBefore, businessHoursBetween, promisedHours } from '#domain/business-hours.ts';
import type { CallFunction } from '../staff/records/record-store.ts';
import type { Recipient } from './recipients.ts';

/** Business hours before the promise is broken. */
const warningHours = 4;
/** Nobody reads a thousand reminders. Once these have an answer, the next are reminded of. */
const mostAtOnce = 20;

type Unanswered = { kind: 'message'; record_id: string; created_at: string; assignee: string | null };

/**
 * Queues a reminder for each message whose answer is due within a few business hours: to the person it is assigned to, or to
 * everyone who wants mail about messages. Only the oldest that wait, and the outbox takes each only once.
 */
export async function queueReminders(
  call: CallFunction,
  listRecipients: () => Promise<Recipient[]>,
  now: Date,
): Promise<void> {
  const since = businessHoursBefore(now, promisedHours).toISOString();
  const waiting = (await call('staff_unanswered', { since })) as Unanswered[];
  const due = waiting
    .filter(
      ({ created_at }) => businessHoursBetween(new Date(created_at), now) >= promisedHours - warningHours,
    )
    .slice(0, mostAtOnce);
  if (due.length === 0) return;
  const readers = (await listRecipients()).filter(
    ({ choices }) => choices.message && choices.message !== 'off',
  );
  for (const { kind, record_id, assignee } of due) {
    const assigned = readers.filter(({ id }) => id === assignee);
    for (const { id } of assigned.length > 0 ? assigned : readers)
      await call('staff_queue_mail', {
        purpose: 'reminder',
        wanted_kind: kind,
        wanted_id: record_id,
        recipient: id,
        payload: {},
      });
  }
}
