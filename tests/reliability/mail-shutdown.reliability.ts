import { expect, it, onTestFinished } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { freshEmail, sampleContact } from '../support/samples.ts';
import { type Answer, type Phase, startScriptedMailServer } from '../support/scripted-mail-server.ts';
import { databaseFor, dataDirWithKeys, serverFor } from './fixtures.ts';

const mails = 12;

type Case = [name: string, phase: Phase, answer: Answer];
const cases: Case[] = [
  ['hangs after the connection', 'connect', { does: 'hang' }],
  ['drips', 'EHLO', { does: 'drip' }],
  ['hangs after DATA', 'DATA', { does: 'hang' }],
  ['takes a mail and never says so', 'message', { does: 'hang' }],
];

it('SIGTERM ends the process in seconds while a mail server hangs or drips, and no mail is lost', async () => {
  await Promise.all(cases.map(stopAndStart));
});

async function stopAndStart([name, phase, answer]: Case): Promise<void> {
  const mailServer = await startScriptedMailServer();
  onTestFinished(mailServer.remove);
  mailServer.follow((reached) => (reached === phase ? answer : undefined));
  const [database, dataDir] = [await databaseFor(), await dataDirWithKeys()];
  const { env } = mailServer;
  const server = await serverFor({ dataDir, databaseUrl: database.url, env });
  const { visitor } = clientsOf(server);
  for (let count = 0; count < mails; count += 1)
    await visitor
      .from('contacts')
      .insert(sampleContact({ email: freshEmail() }))
      .throwOnError();
  await expect.poll(() => mailServer.reached, { message: name }).toContain(phase);
  // The time limit of the test ends a server that waits for its mail server, which takes minutes.
  expect(await server.stop('SIGTERM'), name).toBe(0);

  mailServer.follow(() => undefined);
  const unknown = mailServer.taken.length;
  await serverForTest({ database, dataDir, env });
  await expect.poll(() => mailServer.taken.length, { message: name }).toBe(mails + unknown);
  expect(new Set(mailServer.taken.map(({ to }) => to)).size, name).toBe(mails);
  expect(new Set(mailServer.taken.map(({ messageId }) => messageId)).size, name).toBe(mails);
  expect(unknown, name).toBe(phase === 'message' ? 1 : 0);
}
