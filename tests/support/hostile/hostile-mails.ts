import { listMessageIds } from '../../../server/mail/inbound/message-ids.ts';
import { hostileBodies } from './hostile-mail-bodies.ts';
import { hostileHeaders } from './hostile-mail-headers.ts';
import { createRandom, mutate, type Random } from './random.ts';

/** With an `id`, its first headers are those of a reply, so it must join its record. */
export type HostileMail = { what: string; source: Buffer; id: string | undefined };

type Message = { id: string; email: string };

/** Mails that answer these messages and are broken after that, each kind at least once. The same for a seed. */
export function hostileMails(messages: Message[], count: number, seed: number): HostileMail[] {
  const random = createRandom(seed);
  const headers = Object.keys(hostileHeaders);
  const bodies = Object.keys(hostileBodies);
  const ids: string[] = [];
  return Array.from({ length: count }, (_, at) => {
    const header = headers[at] ?? random.pick([...headers, '', '', '']);
    const body = bodies[at - headers.length] ?? (at < headers.length ? '' : random.pick([...bodies, '']));
    const id = randomId(random, ids) ?? `<hostile-${seed}-${at}@their.example>`;
    const isRepeated = ids.includes(id);
    ids.push(id);
    const message = random.pick(messages);
    const whole = Buffer.concat([
      Buffer.from(
        `From: ${message.email}\nMessage-ID: ${id}\nIn-Reply-To: <receipt.${message.id}@example.com>\n`,
      ),
      Buffer.from(hostileHeaders[header]?.(random) ?? ''),
      Buffer.from(hostileBodies[body]?.(random) ?? '\nHello\n'),
    ]);
    const isMutated = at >= headers.length + bodies.length && random.below(2) === 0;
    const source = isMutated ? mutateMail(whole, random) : whole;
    const isReply = !isMutated && !isRepeated && !body.startsWith('a report');
    return {
      what: `mail ${at} of seed ${seed}: ${header}, ${body}${isMutated ? ', changed' : ''}`,
      source,
      id: isReply ? listMessageIds(id)[0] : undefined,
    };
  });
}

/** Each kind once. */
export const fewestMails = Object.keys(hostileHeaders).length + Object.keys(hostileBodies).length;

/** Now and then that of another mail, or one that is longer than a line of a mail. */
function randomId(random: Random, earlier: string[]): string | undefined {
  const letters = () =>
    Array.from({ length: 985 }, () => String.fromCodePoint(0x4e00 + random.below(20_000)));
  const kind = random.below(20);
  if (kind === 0) return `<${letters().join('')}>`;
  return kind < 3 && earlier.length > 0 ? random.pick(earlier) : undefined;
}

/** A maildir holds no mail without bytes. */
function mutateMail(mail: Buffer, random: Random): Buffer {
  const cut = random.below(3) === 0 ? mail.subarray(0, 1 + random.below(mail.length)) : mail;
  const changed = mutate(cut, random);
  return changed.length > 0 ? changed : Buffer.from('\n');
}
