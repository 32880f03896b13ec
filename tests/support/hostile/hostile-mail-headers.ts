import type { Random } from './random.ts';

const long = 'x'.repeat(60_000);
const many = (text: string, times: number) => text.repeat(times);

/** Header lines that follow those of a reply. */
export const hostileHeaders: Record<string, (random: Random) => string | Buffer> = {
  'a subject of 60,000 letters': () => `Subject: ${long}\n`,
  '2,000 subjects': () => many('Subject: x\n', 2000),
  'a subject in 2,000 lines': () => `Subject: x\n${many(' y\n', 2000)}`,
  'Chinese without encoding': () => `Subject: ${many('信', 900)}\nX-${'信'}: x\n`,
  'bytes of another charset': () => Buffer.from('Subject: Caf\xe9 \xff\xfe\x80\n', 'latin1'),
  'control characters': () => 'Subject: a\0b\x07c\x1b[31m\x7f\u0085\u2028d\u202e\nX\0Y: z\n',
  'a line without a colon': () => 'this is no header\n: nor this\n\t\n',
  'encoded words without an end': () => `Subject: =?utf-8?b?${many('w6', 5000)}\n`,
  'encoded words that are broken': () =>
    'Subject: =?utf-8?q?=C3=ZZ=?= =?x?x?x?= =?utf-16?b?2AA=?= =?utf-8?b?2DIA?= =??q??=\n',
  'encoded words of an unknown charset': (random) => `Subject: =?${random.pick(charsets)}?b?gICA/w==?=\n`,
  'a half of a pair': () => 'Subject: =?utf-16be?b?2AA=?= =?utf-16le?b?ANg=?=\n',
  'a NUL in an encoded word': () => 'Subject: =?utf-8?b?AGEAYgA=?=\nFrom: =?utf-8?b?AGEA?= <a@b.example>\n',
  'a second id': () => 'Message-ID: <second@their.example>\n',
  'an id in Chinese': () => `Message-ID: <${many('信', 985)}>\n`,
  'ids of control characters': () => 'References: <a\0b@c> <\x07@c> <\x7f@c>\n',
  '5,000 ids': () => `References:${many('\n <a@b.example>', 5000)}\n`,
  'an id without an end': () => `References: ${many('<', 5000)}${long}\n`,
  'a name of 60,000 letters': () => `From: "${long}" <a@b.example>\n`,
  'a name that is cut in a pair': () => `From: "${many('x', 148)}${many('\u{1f4a5}', 300)}" <a@b.example>\n`,
  'a subject that is cut in a pair': () => `Subject: ${many('x', 298)}${many('\u{1f4a5}', 300)}\n`,
  'a name that never ends': () => `From: "${many('\\"(', 5000)} <a@b.example>\n`,
  '5,000 senders': () => `From: ${many('a@b.example, ', 5000)}a@b.example\n`,
  'groups in groups': () => `From: ${many('a: ', 3000)}a@b.example${many(';', 3000)}\n`,
  'comments in comments': () => `From: ${many('(', 5000)}a@b.example\n`,
  'an address of 60,000 letters': () => `From: <${long}@b.example>\n`,
  'dates that do not exist': (random) =>
    `Date: ${random.pick(['Mon, 99 Foo 99999 99:99:99 +9999', '', long, '0', '-1', '\0', 'Thu, 1 Jan 275761 00:00:00 +0000'])}\n`,
  'marks of a program': () => `Auto-Submitted: ${long}\nPrecedence: \0bulk\nList-Id: ${many('<', 999)}\n`,
};

export const charsets = [
  'x-unknown',
  'utf-7',
  'utf-16',
  'utf-32',
  'iso-2022-jp',
  'hz-gb-2312',
  '',
  '\0',
  'x'.repeat(5000),
];
