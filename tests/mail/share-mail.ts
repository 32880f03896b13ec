import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';
import { startMailServer } from '../support/mail-server.ts';
import { openTestServer, removeWhenOpen, type TestServer } from '../support/open-test-server.ts';
import { freshEmail, sampleContact } from '../support/samples.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail server, and a server that sends through it, for all tests of a file. */
export function shareMail() {
  const shared = {} as { mailServer: MailServer; server: TestServer };
  let opening: ReturnType<typeof openTestServer> | undefined;
  beforeAll(async () => {
    shared.mailServer = await startMailServer();
    opening = openTestServer({ env: shared.mailServer.env });
    shared.server = (await opening).server;
  });
  afterAll(async () => {
    if (opening) await removeWhenOpen(opening);
    await shared.mailServer?.stop();
  });
  return shared;
}

export async function mailServerForTest(): Promise<MailServer> {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  return mailServer;
}

/** A visitor sends a message, from an address of its own. */
export async function sendMessage(server: Deployment, changes: Record<string, unknown> = {}) {
  const message = sampleContact({ email: freshEmail(), ...changes });
  await clientsOf(server).visitor.from('contacts').insert(message).throwOnError();
  return message;
}
