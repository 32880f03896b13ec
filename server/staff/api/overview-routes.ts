import { Hono } from 'hono';
import { kindsFor } from '#domain/roles.ts';
import { readOverview } from '../overview/read-overview.ts';
import { readSystemStatus } from '../overview/system-status.ts';
import type { StaffEnv } from '../staff-env.ts';
import type { StaffServices } from './staff-services.ts';

type StoredFiles = { bucket: string; files: number; bytes: number };
/** `undelivered`: records whose last mail did not arrive. `failures`: why mails wait or were given up. */
type MailState = {
  enabled: boolean;
  waiting: number;
  oldest: string | null;
  undelivered: number;
  sent_today: number;
  failures: { code: string; waiting: number; given_up: number }[];
};

type Backup = { made_at: string | null };

/** GET /overview: figures of the kinds that the person's role includes. Owners see the server's state too. */
export function createOverviewRoutes({ records, system, config, inboundState }: StaffServices) {
  return new Hono<StaffEnv>().get('/', async (context) => {
    const { role } = context.get('person');
    const overview = await records.read((call) => readOverview(call, kindsFor(role)));
    if (role !== 'owner') return context.json({ ...overview, server: null });
    const files = (await records.read((call) => call('staff_stored_files', {}))) as StoredFiles[];
    const mail = (await records.read((call) => call('staff_mail_state', {}))) as MailState;
    const unreadMails = (await records.read((call) => call('staff_count_unread_mails', {}))) as number;
    const { made_at } = (await records.read((call) => call('staff_last_backup', {}))) as Backup;
    const status = system ? await readSystemStatus(system, config) : null;
    const server = { files, mail, imap: inboundState(), unreadMails, lastBackup: made_at, status };
    return context.json({ ...overview, server });
  });
}
