import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

type Received = { envelope: { from: string; to: string[] }; raw: string; mail: Email };

/** What the server does with a message. 'cut' takes it and ends the connection before it answers. */
export type Behavior = 'accept' | 'refuse sender' | 'refuse recipient' | 'refuse for now' | 'hang' | 'cut';

/** A real SMTP server that keeps what it was sent. */
export async function startMailServer() {
  const received: Received[] = [];
  const arrivals = new EventEmitter();
  let behavior: Behavior = 'accept';
  let only: string | undefined;
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onMailFrom: (_address, _session, done) => {
      if (behavior !== 'refuse sender') return done();
      done(Object.assign(new Error('5.1.8 Sender address rejected'), { responseCode: 550 }));
    },
    onRcptTo: ({ address }, _session, done) => {
      attempts += 1;
      if (only !== undefined && address !== only) done();
      else if (behavior === 'refuse recipient')
        done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      else if (behavior === 'refuse for now')
        done(Object.assign(new Error('Try later'), { responseCode: 451 }));
      else done();
    },
    onData: async (stream, session, done) => {
      // The next test may change it while this mail is read.
      const chosen = behavior;
      const bytes = await readAll(stream);
      if (!bytes || chosen === 'hang') return;
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        envelope: { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) },
        raw: bytes.toString('latin1'),
        mail: await PostalMime.parse(bytes),
      });
      arrivals.emit('mail');
      if (chosen !== 'cut') return done();
      for (const connection of server.connections) (connection as { close(): void }).close();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailsTo = async (address: string, { count = 1, words = '' } = {}): Promise<Received[]> => {
    for (;;) {
      const found = received.filter(
        ({ envelope, mail }) =>
          envelope.to.includes(address) && `${mail.subject} ${mail.text}`.includes(words),
      );
      if (found.length >= count) return found;
      await once(arrivals, 'mail');
    }
  };
  const url = `smtp://127.0.0.1:${port}`;
  return {
    url,
    /** For a server that sends through this one. */
    env: { SMTP_URL: url, MAIL_FROM: 'Our Company <office@example.com>' },
    received,
    /** Waits until so many mails with these words have arrived for the address. */
    mailsTo,
    attempts: () => attempts,
    /** With `to`, a refusal is of that recipient only. */
    behave: (next: Behavior, to?: string) => {
      behavior = next;
      only = to;
    },
    remove: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Undefined if the sender ended in the middle of a message. */
async function readAll(stream: NodeJS.ReadableStream): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}
