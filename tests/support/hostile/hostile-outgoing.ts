import { randomUUID } from 'node:crypto';
import { site } from '#company/site.ts';
import type { Random } from './random.ts';

/** Of a row of the outbox. `language` becomes that of its record. */
export type HostileRow = {
  purpose: string;
  kind: string | null;
  ofRecord: boolean;
  recipient: string | null;
  payload: unknown;
  language: string | null;
};

const purposes = [
  'receipt',
  'notice',
  'reminder',
  'reply',
  'digest',
  'warning',
  'reply_received',
  'photos_added',
  'undelivered',
  'disowned',
  'parcel',
];

export const plantedHeader = 'X-Planted';
const lineBreaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\v', '=0D=0A'];

function anyText({ pick, below }: Random): string {
  return pick([
    () => '',
    () =>
      `Ada${pick(lineBreaks)}${plantedHeader}: 1${pick(lineBreaks)}${pick(lineBreaks)}.${pick(lineBreaks)}`,
    () => '\u202eгnidliug\u2066\u200b\ufeff',
    () => 'x'.repeat(10_000),
    () => '日本'.repeat(5000),
    () => '😀'.repeat(1 + below(400)),
    () => `"<a@b.example>, ${'('.repeat(500)}\\`,
    () => `.\r\nMAIL FROM:<a@b.example>\r\n.\r\nQUIT`,
    () => '../../../../etc/passwd',
    () => '<script>alert(1)</script>{{7*7}}%s%n',
    () => '\u0001\u0008\u001b[2J\u007f',
  ])();
}

function anyAddress(random: Random): string | null {
  return random.pick([
    () => null,
    () => anyText(random),
    () => 'a@b.example, c@d.example',
    () => `${'a'.repeat(300)}@b.example`,
    () => `a@${'b'.repeat(300)}.example`,
    () => 'ada@example.com\r\nRCPT TO:<victim@example.com>',
    () => '"a b"@example.com',
    () => 'ada@[127.0.0.1]',
    () => 'größe@exämple.com',
    () => `hostile-${randomUUID()}@example.com`,
  ])();
}

function anyValue(random: Random): unknown {
  const { pick, below } = random;
  return pick([
    () => null,
    () => anyText(random),
    () => below(2 ** 31),
    () => -1e300,
    () => true,
    () => [],
    () => ({}),
    () => [anyText(random), null, 5],
    () => ({ id: anyText(random), name: anyText(random), path: anyText(random) }),
    () => [{ name: anyText(random), path: anyText(random) }],
    () => ({ start: anyText(random), minutes: -1, office: site.offices[0].name }),
    () => ({ start: '2026-11-19T15:30:00Z', minutes: 1e308, office: anyText(random) }),
    () => 'needs_something',
    () => ({ message: anyText(random), claim: 'many' }),
    () => randomUUID(),
  ])();
}

const fields = [
  'key',
  'text',
  'author',
  'appointment',
  'status',
  'files',
  'thread',
  'counts',
  'since',
  'failures',
];

/** A row that no version of ours writes. */
export function hostileRow(random: Random): HostileRow {
  const { pick, below } = random;
  const payload = pick([
    () => anyValue(random),
    () => Object.fromEntries(fields.filter(() => below(2) === 0).map((field) => [field, anyValue(random)])),
    () => ({ key: randomUUID(), text: anyText(random), author: anyText(random) }),
  ])();
  return {
    purpose: pick(purposes),
    kind: pick(['message', 'message', 'message', 'parcel', null]),
    ofRecord: below(4) > 0,
    recipient: pick([() => anyAddress(random), () => 'ada', () => 'eve', () => null])(),
    payload: payload ?? {},
    language: pick([null, 'en', 'es', 'xx', '../../../server', 'toString', anyText(random).slice(0, 10)]),
  };
}
