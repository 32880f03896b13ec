import { businessHoursBefore } from '#office/business-hours.ts';
import { clientOf } from '../support/clients.ts';
import { sampleApplication, sampleClaim, sampleContact, sampleVerification } from '../support/samples.ts';

const day = 24 * 60 * 60 * 1000;
export const daysAgo = (days: number) => new Date(Date.now() - days * day);
/** Noon in New York on a date such as '2026-11-16', give or take the hour of daylight saving time. */
export const noonOf = (date: string) => new Date(`${date}T17:00:00Z`);
export const businessHoursAgo = (hours: number, from = new Date()) => businessHoursBefore(from, hours);

const plans = {
  message: { table: 'contacts', sample: sampleContact },
  application: { table: 'job_applications', sample: sampleApplication },
  verification: { table: 'employment_verifications', sample: sampleVerification },
  claim: { table: 'claim_reports', sample: sampleClaim },
};

type Plan = {
  kind: keyof typeof plans;
  sent: Date;
  answered?: Date;
  state?: 'new' | 'in_progress' | 'done';
};

/** Stores records of the past, as a restore does, with the work on them. Returns their ids. */
export async function plantRecords(
  server: { url: string; staffKey: string },
  records: Plan[],
): Promise<string[]> {
  const staff = clientOf(server.url, server.staffKey);
  const ids: string[] = [];
  const entries = [];
  for (const { kind, sent, answered, state = 'new' } of records) {
    const { table, sample } = plans[kind];
    const row: Record<string, unknown> & { id: string } = sample({ created_at: sent.toISOString() });
    await staff.from(table).insert(row).throwOnError();
    ids.push(row.id);
    entries.push({ kind, record_id: row.id, state, notes: answered ? [noteAnswer(answered)] : [] });
  }
  await staff.rpc('staff_import_work', { entries }).throwOnError();
  return ids;
}

/** As in a backup. */
function noteAnswer(written_at: Date) {
  const by = { author: 'dana', author_name: 'Dana Reyes' };
  const mail = { confirmed: true, automatic: false, quoted: '', thread: [], files: [] };
  return { id: crypto.randomUUID(), written_at, ...by, sort: 'answered', body: 'phone', ...mail };
}
