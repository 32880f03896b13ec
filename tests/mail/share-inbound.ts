import { createTransport, type SendMailOptions } from 'nodemailer';
import { startMailServer } from '../support/mail-server.ts';
import { shareServer, type TestServer } from '../support/open-test-server.ts';
import { share } from '../support/share.ts';
import { startDovecot } from '../support/start-dovecot.ts';

export const office = 'office';
/** Tests wait for what the next look finds. */
export const quickly = { imapPauseSeconds: 0.2 };

/** A mail server, a mailbox, and a server that sends through the one and reads the other, for all tests of a file. */
export function shareInbound(env: NodeJS.ProcessEnv = {}) {
  const mailServer = share(startMailServer);
  const dovecot = share(startDovecot);
  const server = shareServer(() => ({
    env: { ...mailServer.env, IMAP_URL: dovecot.urlOf(office), ...env },
    replaced: quickly,
  }));
  return { mailServer, dovecot, server };
}

let written = 0;

/** A mail as a mail program writes it. */
export async function writeMail(mail: SendMailOptions): Promise<Buffer> {
  written += 1;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const { message } = await transport.sendMail({
    to: 'office@example.com',
    messageId: `<mail-${written}-${process.pid}@their.example>`,
    subject: 'Re: Your message',
    text: 'Thank you.',
    ...mail,
  });
  return message as Buffer;
}

export const receiptOf = (recordId: string) => `<receipt.${recordId}@example.com>`;

export type Letter = {
  id: string;
  body: string;
  quoted: string;
  address: string;
  author_name: string;
  confirmed: boolean;
  automatic: boolean;
  message_id: string;
  files: { name: string; path: string | null; refused: string | null }[];
};

/** What came back for a record, the oldest first. */
export async function lettersOf(server: TestServer, recordId: string): Promise<Letter[]> {
  const rows = await server.sql(`
    select n.id, n.body, n.quoted, n.address, n.author_name, n.confirmed, n.automatic, n.message_id,
      (select coalesce(json_agg(json_build_object('name', f.name, 'path', f.path, 'refused', f.refused) order by f.place), '[]')
       from private.letter_files f where f.note_id = n.id) as files
    from private.inbox_notes n where n.record_id = '${recordId}' and n.sort = 'reply_received' order by n.written_at, n.id`);
  return rows as Letter[];
}

/** How far the mailbox has been read. */
export async function positionIn(server: TestServer, user = office): Promise<number> {
  const [row] = await server.sql(`select uid from private.mailbox_positions where mailbox like '${user}@%'`);
  return Number(row?.uid ?? 0);
}
