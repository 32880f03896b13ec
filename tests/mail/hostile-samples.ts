import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect } from 'vitest';
import { receivedMail as words } from '#company/content/staff-mail.ts';
import { lettersOf, office, receiptOf, shareInbound, writeMail } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const megabyte = 1024 * 1024;
/** In milliseconds. Without a process of its own, the parser would need minutes and gigabytes for some of these. */
const longestBlock = 5000;
const grownMegabytes = 300;

export const headersOf = (from: string, recordId: string, more = '') =>
  `From: ${from}\nTo: office@example.com\nSubject: Re\nMessage-ID: <${crypto.randomUUID()}@their.example>\nIn-Reply-To: ${receiptOf(recordId)}\n${more}`;

export const samples: Record<string, (headers: (more?: string) => string) => string | Buffer> = {
  '10,000 parts': (headers) =>
    `${headers('Content-Type: multipart/mixed; boundary=b\n')}\n--b\n\nHello\n${'--b\nContent-Type: application/pdf; name=x.pdf\n\nx\n'.repeat(10_000)}--b--\n`,
  'parts in parts, 5,000 deep': (headers) =>
    `${headers('Content-Type: multipart/mixed; boundary=b0\n')}\n${Array.from({ length: 5000 }, (_, at) => `--b${at}\nContent-Type: multipart/mixed; boundary=b${at + 1}\n\n`).join('')}`,
  '20 MB of headers': (headers) => `${headers(`X-A: ${'y'.repeat(900)}\n`.repeat(20 * 1150))}\nHello\n`,
  '10,000 references': (headers) =>
    `${headers(`References:${'\n <a@b.example>'.repeat(10_000)}\n`)}\nHello\n`,
  '12 million line breaks': (headers) => `${headers()}\nHello${'\n'.repeat(12_000_000)}`,
  '20 MB of one line': (headers) => `${headers()}\nHello${'x'.repeat(20 * megabyte)}`,
  '10 MB of open tags': (headers) =>
    `${headers('Content-Type: text/html\n')}\nHello${'<a '.repeat(3.3 * megabyte)}`,
  '10 MB of quotations in quotations': (headers) =>
    `${headers('Content-Type: text/html\n')}\nHello${'<blockquote>'.repeat(800_000)}`,
  'a text of control characters': (headers) =>
    `${headers()}\nHello \u0000\u0007\u001b[31m\u202e \ud800 and more\n`,
};

/** A mailbox for all tests of a file, and what holds for hostile mails in it. */
export function shareHostile() {
  const { dovecot, server } = shareInbound();
  return {
    dovecot,
    server,
    async expectJoined(name: string): Promise<void> {
      const message = await sendMessage(server);
      const sample = samples[name]?.((more) => headersOf(message.email, message.id, more)) ?? '';
      const before = process.memoryUsage().rss;
      await dovecot.deliver(office, sample);
      const delay = monitorEventLoopDelay({ resolution: 20 });
      delay.enable();
      let most = before;
      await expect
        .poll(
          async () => {
            most = Math.max(most, process.memoryUsage().rss);
            return lettersOf(server, message.id);
          },
          { timeout: 45_000, interval: 100 },
        )
        .toHaveLength(1);
      delay.disable();
      expect(delay.max / 1e6).toBeLessThan(longestBlock);
      expect((most - before) / megabyte).toBeLessThan(grownMegabytes);
      const [letter] = await lettersOf(server, message.id);
      expect(letter?.body.startsWith('Hello') || letter?.body === words.unreadable).toBe(true);
      expect(letter?.files.length).toBeLessThanOrEqual(51);
    },
    /** Mails that are none of our business, before one that is. */
    async expectOthersPassed(count: number): Promise<void> {
      const message = await sendMessage(server);
      const other = await writeMail({ from: 'news@their.example', text: 'x'.repeat(5000) });
      await dovecot.deliver(office, ...Array.from({ length: count }, () => other));
      await dovecot.deliver(
        office,
        await writeMail({ from: message.email, inReplyTo: receiptOf(message.id) }),
      );
      await expect.poll(() => lettersOf(server, message.id), { timeout: 50_000 }).toHaveLength(1);
    },
  };
}
