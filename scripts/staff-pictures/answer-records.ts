import type { StaffRole } from '#domain/roles.ts';
import { clientOf } from '../../tests/support/clients.ts';
import type { StaffSession } from '../../tests/support/staff-client.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const kinds = {
  message: { table: 'contacts', outcome: 'phone' },
  application: { table: 'job_applications', outcome: 'declined' },
  verification: { table: 'employment_verifications', outcome: 'checked' },
  claim: { table: 'claim_reports', outcome: 'paid' },
};

type Row = { id: string; created_at: string };

/** Most of what is older than a day gets an answer, so that the pictures show an office at work. */
export async function answerRecords(
  { url, staffKey }: { url: string; staffKey: string },
  people: Record<StaffRole, StaffSession>,
): Promise<void> {
  const staff = clientOf(url, staffKey);
  for (const [kind, { table, outcome }] of Object.entries(kinds)) {
    const { data } = await staff.from(table).select('id, created_at').order('created_at').throwOnError();
    const isForService = kind === 'message' || kind === 'claim';
    const assigned = {
      assignee: await idOf(isForService ? people.service : people.hiring),
      assignee_name: isForService ? 'Sam Ortiz' : 'Hana Kim',
    };
    const entries = (data as Row[]).flatMap(({ id, created_at }, place) => {
      const sent = Date.parse(created_at);
      const isOld = sent < Date.now() - day;
      if (!isOld || place % 17 === 16) return [];
      // From one hour to two days, most of them short.
      const answered = new Date(Math.min(sent + (1 + (place % 7) ** 2 * 1.3) * hour, Date.now() - hour));
      const work = place % 11 === 10 ? { state: 'in_progress' } : { state: 'done', outcome };
      return [{ kind, record_id: id, ...assigned, ...work, notes: [noteAnswer(answered, assigned)] }];
    });
    await staff.rpc('staff_import_work', { entries }).throwOnError();
  }
}

/** As in a backup: somebody called. */
function noteAnswer(written_at: Date, by: { assignee: string; assignee_name: string }) {
  const author = { author: by.assignee, author_name: by.assignee_name };
  const mail = { confirmed: true, automatic: false, quoted: '', thread: [], files: [] };
  return { id: crypto.randomUUID(), written_at, ...author, sort: 'answered', body: 'phone', ...mail };
}

async function idOf(person: StaffSession): Promise<string> {
  return ((await person.get('/me')).body as { id: string }).id;
}
