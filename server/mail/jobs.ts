import { type Kind, kinds } from '#domain/kinds.ts';
import { officeClock, officeDate } from '#office/clock.ts';
import { lateBefore, promiseOf } from '#office/promises.ts';
import type { Database } from '../store/database/database.ts';
import type { Recipient } from '../store/records/recipients.ts';
import type { CallFunction } from '../store/records/record-store.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
/** A reminder is sent so many hours before the promise is broken. */
const reminderHours = 4;
/** Nobody reads a thousand reminders. Once these have an answer, the next are reminded of. */
const mostReminders = 20;
/** The digest of a day is sent from then on, in the office's time. */
const digestTime = '08:00';
/** This many failed sign-ins in an hour are more than people who mistype. */
const manyFailures = 20;
/** Owners are not warned more often than this. */
const warningPeriod = 6 * hour;

type ListRecipients = () => Promise<Recipient[]>;
type Queued = {
  purpose: 'reminder' | 'warning';
  recipient: string;
  record?: { kind: Kind; record_id: string };
  payload?: object;
};

/** The outbox takes each mail once: it knows it by its record and by the key in its payload. */
function queueMail(call: CallFunction, { purpose, recipient, record, payload = {} }: Queued) {
  const about = { wanted_kind: record?.kind ?? null, wanted_id: record?.record_id ?? null };
  return call('staff_queue_mail', { purpose, ...about, recipient, payload });
}

type Unanswered = { kind: Kind; record_id: string; waiting_since: string; assignee: string | null };

/**
 * Queues a reminder for each record whose promised answer is due within a few hours: to the person it is assigned to, or to
 * everyone who wants mail about its kind. Only the oldest that wait.
 */
export async function queueReminders(call: CallFunction, listRecipients: ListRecipients, now: Date) {
  const waiting: Unanswered[] = [];
  for (const [kind, since] of Object.entries(lateBefore(now)))
    waiting.push(...((await call('staff_unanswered', { kinds: [kind], since })) as Unanswered[]));
  const due = waiting.filter((entry) => isDue(entry, now)).slice(0, mostReminders);
  if (due.length === 0) return;
  const recipients = await listRecipients();
  for (const { kind, record_id, waiting_since, assignee } of due) {
    const readers = recipients.filter(({ choices }) => choices[kind] && choices[kind] !== 'off');
    const assigned = readers.filter(({ id }) => id === assignee);
    for (const { id } of assigned.length > 0 ? assigned : readers)
      await queueMail(call, {
        purpose: 'reminder',
        recipient: id,
        record: { kind, record_id },
        payload: { key: waiting_since },
      });
  }
}

function isDue({ kind, waiting_since }: Unanswered, now: Date): boolean {
  const promise = promiseOf(kind);
  return !!promise && promise.between(new Date(waiting_since), now) >= promise.hours - reminderHours;
}

/** Queues the digest for everyone who wants one: what came in until this morning, since the digest before it. */
export async function queueDigests(call: CallFunction, listRecipients: ListRecipients, now: Date) {
  const key = officeDate(now);
  const until = officeClock.momentOf(key, digestTime);
  // A minute later, so that what was being stored at eight is counted.
  if (now.getTime() < until + minute) return;
  const readers = (await listRecipients()).flatMap(({ id: recipient, choices }) => {
    const wanted = kinds.filter((kind) => choices[kind] === 'daily');
    return wanted.length > 0 ? [{ recipient, kinds: wanted }] : [];
  });
  await call('staff_queue_digests', { readers, until_time: new Date(until).toISOString(), key });
}

const countFailures = `select count(*) as failures from staff.audit
  where action = 'sign_in_failed' and at > $1::text::timestamptz - interval '1 hour'`;

/** Warns every owner when many sign-ins failed within an hour. */
export async function queueWarnings(
  call: CallFunction,
  database: Database,
  listRecipients: ListRecipients,
  now: Date,
) {
  const [row] = await database.asRole('service_role', (query) => query(countFailures, [now.toISOString()]));
  const failures = Number(row?.failures);
  if (failures < manyFailures) return;
  const payload = { key: String(Math.floor(now.getTime() / warningPeriod)), failures };
  const owners = (await listRecipients()).filter(({ role }) => role === 'owner');
  for (const { id } of owners) await queueMail(call, { purpose: 'warning', recipient: id, payload });
}
