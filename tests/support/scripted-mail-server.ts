import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

export const phases = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA', 'message'] as const;
export type Phase = (typeof phases)[number];
/** A line, or: no answer, the end of the connection, or the usual answer at a byte a second. */
export type Answer = string | { does: 'hang' | 'cut' | 'drip' };
/** Undefined is the usual answer. `to` is known from RCPT on. */
export type Script = (phase: Phase, to: string) => Answer | undefined;

const usual: Record<string, string> = {
  connect: '220 mail.test',
  DATA: '354 Go ahead',
  message: '250 Taken',
  QUIT: '221 Bye',
};

/** A mail that was read to the end, and what was answered. Undefined is the usual answer. */
type Taken = { to: string; messageId: string; head: string; answer: Answer | undefined };

/** An SMTP server that misbehaves by a script. What it has read to the end counts as taken, whatever it answers. */
export async function startScriptedMailServer() {
  let script: Script = () => undefined;
  const taken: Taken[] = [];
  const reached: Phase[] = [];
  const sockets = new Set<Socket>();
  const serve = async (socket: Socket) => {
    let to = '';
    let message: string[] | undefined;
    const answer = async (phase: Phase) => {
      reached.push(phase);
      const chosen = script(phase, to);
      if (phase === 'message' && message) {
        const [head = ''] = message.join('\n').split('\n\n');
        const [, messageId = ''] = /^Message-ID: (\S+)/im.exec(head) ?? [];
        taken.push({ to, messageId, head, answer: chosen });
        message = undefined;
      }
      const given = chosen ?? usual[phase] ?? '250 Ok';
      if (typeof given === 'string') socket.write(`${given}\r\n`);
      else if (given.does === 'cut') socket.destroy();
      else if (given.does === 'drip')
        await drip(socket, `${usual[phase] ?? '250 Ok'}${' and'.repeat(1000)}\r\n`);
      else await once(socket, 'close');
    };
    await answer('connect');
    for await (const line of createInterface({ input: socket })) {
      if (message && line !== '.') message.push(line);
      else if (message) await answer('message');
      else {
        const command = line.slice(0, 4).toUpperCase();
        if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
        if (phases.includes(command as Phase)) await answer(command as Phase);
        else socket.write(`${usual[command] ?? '250 Ok'}\r\n`);
        if (command === 'DATA') message = [];
      }
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    serve(socket).catch(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    /** For a server that sends through this one. */
    env: { SMTP_URL: url, MAIL_FROM: 'Our Company <office@example.com>' },
    taken,
    /** Each answer that was asked for. */
    reached,
    connections: () => sockets.size,
    follow: (next: Script) => {
      script = next;
    },
    remove: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function drip(socket: Socket, text: string): Promise<void> {
  for (const character of text) {
    if (socket.destroyed) return;
    socket.write(character);
    await wait(1000, undefined, { ref: false });
  }
}
