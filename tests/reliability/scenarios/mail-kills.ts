import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '../../../server/store/database/open-embedded.ts';
import type { Deployment } from '../../support/clients.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { sampleContact } from '../../support/samples.ts';
import { insertRow, send } from './requests.ts';
import type { Scenario } from './scenario.ts';

const maxUptime = 5_000;
const pause = 40;
/** A killed server leaves claims that last five minutes. */
const patience = 8 * 60_000;

/** Kills the server with SIGKILL while it stores messages and sends their receipts. */
export const mailKills: Scenario = {
  guarantee: 'After a SIGKILL, every acknowledged message gets its receipt, always with one message id',
  run: async (size, { makeDataDir, startServer, openServer, defer }) => {
    const rounds = size === 'full' ? 60 : 3;
    const mailServer = await startMailServer();
    defer(mailServer.remove);
    const dataDir = await makeDataDir('mail-kills', 'memory');
    const env = { SMTP_URL: mailServer.url, MAIL_FROM: 'Office <office@example.com>' };
    const stored = new Set<string>();
    for (let round = 1; round <= rounds; round += 1) {
      const server = await startServer(dataDir, { env });
      const writing = writeMessages(server, stored);
      await wait(Math.random() * maxUptime);
      await server.stop('SIGKILL');
      await writing;
    }
    if (size !== 'full') await endClaims(dataDir);
    const last = await openServer(dataDir, { env });
    const waiting = await waitForOutbox(last);
    await last.stop();
    const ids = mailServer.received.map(({ mail }) => mail.messageId);
    const known = new Set(ids);
    const missing = [...stored].filter((id) => !known.has(`<receipt.${id}@example.com>`)).length;
    const failures = [
      ...(waiting > 0 ? [`${waiting} mails were still waiting`] : []),
      ...(missing > 0 ? [`${missing} acknowledged messages had no receipt`] : []),
    ];
    return {
      figures: {
        Kills: rounds,
        'Messages acknowledged': stored.size,
        'Messages without a receipt': missing,
        'Receipts delivered': known.size,
        'Receipts delivered a second time, with the same id': ids.length - known.size,
      },
      failures,
    };
  },
};

/** Each from an address of its own, because one address gets three receipts an hour. */
async function writeMessages(server: Deployment, stored: Set<string>): Promise<void> {
  for (;;) {
    const message = sampleContact();
    try {
      const { status } = await insertRow(server, 'contacts', {
        ...message,
        email: `${message.id}@example.com`,
      });
      if (status === 201) stored.add(message.id);
      await wait(pause);
    } catch {
      return;
    }
  }
}

/** As five minutes would. */
async function endClaims(dataDir: string): Promise<void> {
  const database = await openEmbedded(dataDir);
  await database.asOwner((query) => query('update private.outbox set claimed_until = null'));
  await database.close();
}

/** Resolves to the number of mails that still wait when patience ends. */
async function waitForOutbox(server: Deployment): Promise<number> {
  const until = Date.now() + patience;
  for (;;) {
    const { text } = await send(server, {
      method: 'POST',
      path: '/rest/v1/rpc/staff_mail_state',
      key: server.staffKey,
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    const { waiting } = JSON.parse(text) as { waiting: number };
    if (waiting === 0 || Date.now() > until) return waiting;
    await wait(1000);
  }
}
