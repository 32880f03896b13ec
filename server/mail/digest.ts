import { officeTimeZone } from '#domain/business-hours.ts';
import { type Kind, kinds } from '#domain/kinds.ts';
import type { CallFunction } from '../staff/records/record-store.ts';
import type { Recipient } from './recipients.ts';

/** The digest of a day is sent from this hour on, in the office's time. */
const hour = 8;

/** Queues the digest of the day for everyone who wants one, once. Kinds that got nothing are left out. */
export async function queueDigests(
  call: CallFunction,
  listRecipients: () => Promise<Recipient[]>,
  now: Date,
): Promise<void> {
  const { date, hours } = localTime(now);
  if (hours < hour) return;
  const readers = (await listRecipients()).filter(({ choices }) => Object.values(choices).includes('daily'));
  if (readers.length === 0) return;
  const since = new Date(now.getTime() - 24 * 60 * 60 * 1000).toISOString();
  const counts = (await call('staff_count_since', { since })) as Partial<Record<Kind, number>>;
  for (const { id, choices } of readers) {
    const wanted = kinds.filter((kind) => choices[kind] === 'daily' && (counts[kind] ?? 0) > 0);
    if (wanted.length === 0) continue;
    const payload = { key: date, counts: Object.fromEntries(wanted.map((kind) => [kind, counts[kind]])) };
    await call('staff_queue_mail', {
      purpose: 'digest',
      wanted_kind: null,
      wanted_id: null,
      recipient: id,
      payload,
    });
  }
}

function localTime(now: Date): { date: string; hours: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: officeTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hours: Number(part('hour')) };
}
