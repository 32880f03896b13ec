import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '../../../server/store/database/open-embedded.ts';
import type { Deployment } from '../../support/clients.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { pdfBytes } from '../../support/sample-files.ts';
import { sampleContact } from '../../support/samples.ts';
import { startDovecot } from '../../support/start-dovecot.ts';
import { insertRow, send } from './requests.ts';
import { createChecks, type Scenario } from './scenario.ts';

const user = 'office';
/** The first look comes a second after the start. */
const maxUptime = 3_000;
/** A record takes twenty replies an hour. */
const repliesPerMessage = 10;
const messagesPerRound = 5;
const patience = 4 * 60_000;

type Counts = { letters: number; files: number; objects: number; position: number };

/** Kills the server with SIGKILL while it reads replies with files from the mailbox. */
export const replyKills: Scenario = {
  guarantee: 'After a SIGKILL, every reply in the mailbox is joined to its record once, with its file',
  run: async (size, { makeDataDir, startServer, openServer, defer }) => {
    const rounds = size === 'full' ? 30 : 3;
    const mailServer = await startMailServer();
    defer(mailServer.remove);
    const dovecot = await startDovecot();
    defer(dovecot.remove);
    const dataDir = await makeDataDir('reply-kills', 'memory');
    const env = { ...mailServer.env, IMAP_URL: dovecot.urlOf(user) };
    let delivered = 0;
    let between = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServer(dataDir, { env });
      for (const message of await storeMessages(server)) {
        const replies = Array.from({ length: repliesPerMessage }, () => writeReply(message));
        await dovecot.deliver(user, ...replies);
        delivered += replies.length;
      }
      await wait(Math.random() * maxUptime);
      await server.stop('SIGKILL');
      const { position } = await readCounts(dataDir);
      if (position > 0 && position < delivered) between += 1;
    }
    const last = await openServer(dataDir, { env });
    const unread = delivered - (await waitForPosition(last, delivered));
    await last.stop();
    const counts = await readCounts(dataDir);
    const { failures, expectZero } = createChecks();
    expectZero(unread, 'replies were not read in time');
    expectZero(delivered - counts.letters, 'replies were lost or joined twice');
    expectZero(delivered - counts.files, 'files were lost or stored twice');
    expectZero(counts.objects - counts.files, 'stored files belong to no letter');
    return {
      figures: {
        Kills: rounds,
        'Kills in the middle of the mailbox': between,
        'Replies in the mailbox': delivered,
        'Replies joined': counts.letters,
        'Files stored': counts.objects,
      },
      failures,
    };
  },
};

async function storeMessages(server: Deployment) {
  const messages = Array.from({ length: messagesPerRound }, () => sampleContact());
  for (const message of messages) await insertRow(server, 'contacts', message);
  return messages;
}

let written = 0;

function writeReply({ id, email }: { id: string; email: string }): string {
  written += 1;
  return `From: ${email}
To: office@example.com
Subject: Re: Your message
Message-ID: <reply-${written}@their.example>
In-Reply-To: <receipt.${id}@example.com>
Content-Type: multipart/mixed; boundary=b

--b

Thank you.
--b
Content-Type: application/pdf; name=policy.pdf
Content-Transfer-Encoding: base64

${pdfBytes(2000, String(written)).toString('base64')}
--b--
`;
}

/** Resolves to how far the mailbox was read when that was the whole of it, or when patience ends. */
async function waitForPosition(server: Deployment, wanted: number): Promise<number> {
  const until = Date.now() + patience;
  for (;;) {
    const { text } = await send(server, {
      method: 'POST',
      path: '/rest/v1/rpc/staff_mailbox_position',
      key: server.staffKey,
      body: JSON.stringify({ mailbox: `${user}@127.0.0.1/INBOX` }),
      headers: { 'content-type': 'application/json' },
    });
    // Null before the first look at the mailbox.
    const uid = (JSON.parse(text) as { uid: number } | null)?.uid ?? 0;
    if (uid >= wanted || Date.now() > until) return uid;
    await wait(500);
  }
}

async function readCounts(dataDir: string): Promise<Counts> {
  const database = await openEmbedded(dataDir);
  const [row] = await database.asOwner((query) =>
    query(`select
      (select count(*) from private.inbox_notes where sort = 'reply_received') as letters,
      (select count(*) from private.letter_files where path is not null) as files,
      (select count(*) from storage.objects where bucket_id = 'letters') as objects,
      (select coalesce(max(uid), 0) from private.mailbox_positions) as position`),
  );
  await database.close();
  return {
    letters: Number(row?.letters),
    files: Number(row?.files),
    objects: Number(row?.objects),
    position: Number(row?.position),
  };
}
