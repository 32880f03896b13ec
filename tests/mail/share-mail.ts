import { onTestFinished } from 'vitest';
import { clientsOf, type Deployment } from '../support/clients.ts';
import { startMailServer } from '../support/mail-server.ts';
import { shareServer } from '../support/open-test-server.ts';
import { freshEmail, sampleContact } from '../support/samples.ts';
import { share } from '../support/share.ts';

/** A mail server, and a server that sends through it, for all tests of a file. */
export function shareMail() {
  const mailServer = share(startMailServer);
  return { mailServer, server: shareServer(() => ({ env: mailServer.env })) };
}

export async function mailServerForTest() {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.remove);
  return mailServer;
}

/** A visitor sends a message, from an address of its own. */
export async function sendMessage(server: Deployment, changes: Record<string, unknown> = {}) {
  const message = sampleContact({ email: freshEmail(), ...changes });
  await clientsOf(server).visitor.from('contacts').insert(message).throwOnError();
  return message;
}
