import { jpegBytes, pdfBytes } from '../sample-files.ts';
import { charsets } from './hostile-mail-headers.ts';
import type { Random } from './random.ts';

const many = (text: string, times: number) => text.repeat(times);
const mixed = (content: string, boundary = 'b') =>
  `Content-Type: multipart/mixed; boundary="${boundary}"\n\n${content}`;
const text = '--b\n\nHello\n';
const attached = (header: string, content = 'x') => `--b\n${header}\n\n${content}\n`;
const pdf = pdfBytes(3000).toString('base64');

const names = [
  'a\x07\x1b[31m.pdf',
  '=?utf-8?b?AGEucGRm?=',
  '=?utf-16?b?2ADcANgA?=.pdf',
  '../../../etc/passwd',
  '\u202efdp.exe',
  'x'.repeat(60_000),
  '.pdf',
  'CON.pdf',
  '\u{1F4A5}'.repeat(200),
  `${'x'.repeat(148)}\u{1F4A5}.pdf`,
  ' ',
  'a.pdf\u0000.exe',
  '\u00a0',
  '\u3164\u115f\u2800',
  '\u0301\u0301',
];

/** Where the headers of a reply would end. Each has its own content type. */
export const hostileBodies: Record<string, (random: Random) => string | Buffer> = {
  'no end of the headers': () => '',
  'no boundary': () => `Content-Type: multipart/mixed\n\n${text}`,
  'an empty boundary': () => mixed('--\n\nHello\n----\n', ''),
  'a boundary that never comes': () => mixed('--c\n\nHello\n--c--\n'),
  'a boundary that never ends': () => mixed(text),
  'a boundary of 60,000 letters': () => mixed(`--${many('b', 60_000)}\n\nHello\n`, many('b', 60_000)),
  'a content type of 60,000 letters': () => `Content-Type: ${many('x', 60_000)}\n\nHello\n`,
  '2,000 parameters': () => `Content-Type: text/plain;${many(' a=b;\n', 2000)} charset=utf-8\n\nHello\n`,
  'a calendar of a megabyte': ({ pick }) =>
    `Content-Type: text/calendar; method=REPLY\n\nBEGIN:VCALENDAR\nMETHOD:REPLY\n${many(pick(['X:1\n', '\n ', 'BEGIN:VEVENT\n', ';=";', 'UID\n']), 200_000)}`,
  'parameters in pieces': () =>
    `Content-Type: application/pdf; name*0*=utf-8''%00%ZZ; name*99999=x; name*1*=%ff%fe\n\n${pdf}\n`,
  'parts in parts, 200 deep': () =>
    Array.from(
      { length: 200 },
      (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
    ).join(''),
  'mails in mails, 200 deep': () => many('Content-Type: message/rfc822\n\n', 200),
  '10,000 parts': () =>
    mixed(`${text}${attached('Content-Type: application/pdf; name=x.pdf').repeat(10_000)}--b--\n`),
  'file names': (random) =>
    mixed(
      `${text}${Array.from({ length: 5 }, () =>
        attached(
          `Content-Type: application/pdf\nContent-Transfer-Encoding: base64\nContent-Disposition: attachment; filename="${random.pick(names)}"`,
          pdf,
        ),
      ).join('')}--b--\n`,
    ),
  'the same file ten times': () =>
    mixed(
      `${text}${attached('Content-Type: application/pdf; name=a.pdf\nContent-Transfer-Encoding: base64', pdf).repeat(10)}--b--\n`,
    ),
  'a broken picture': (random) =>
    mixed(
      `${text}${attached(
        'Content-Type: image/jpeg; name=a.jpg\nContent-Transfer-Encoding: base64',
        jpegBytes(4000)
          .subarray(0, 20 + random.below(3000))
          .toString('base64'),
      )}--b--\n`,
    ),
  'an unknown charset': (random) =>
    Buffer.from(
      `Content-Type: text/plain; charset="${random.pick(charsets)}"\n\nHello \xff\xfe\x80\x00\xd8\n`,
      'latin1',
    ),
  'broken base64': (random) =>
    `Content-Transfer-Encoding: base64\n\n${random.pick(['!!!!', 'SGVsbG8', 'SGVs\0bG8=', '====', many('A', 99_999), ' ='])}\n`,
  'broken quoted-printable': () =>
    `Content-Transfer-Encoding: quoted-printable\n\nHello =\n=ZZ =C3 =00 =D8=00${many('=', 5000)}\n`,
  'an unknown encoding': () => 'Content-Transfer-Encoding: x-uuencode\n\nbegin 644 a\n#0V%T\n`\nend\n',
  'text with NUL and halves of pairs': () =>
    Buffer.concat([
      Buffer.from('Content-Type: text/html; charset=utf-16le\n\n'),
      Buffer.from('<p>Hello \0 \ud800 x\udc00 &#0; &#xd800; &#x110000;</p>', 'utf16le'),
    ]),
  'HTML that never ends': () => `Content-Type: text/html\n\nHello<a href="${many('<!--<![CDATA[', 3000)}`,
  'a calendar': () =>
    'Content-Type: text/calendar; method=REQUEST\n\nBEGIN:VCALENDAR\nDTSTART:99999999T999999Z\n',
  'a report that is none': () =>
    `Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\n${many('Action: failed\n\n', 2000)}`,
  'a report about nothing': () =>
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\n\nAction: failed\nStatus: 5.1.1\n--b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <\0>\n--b--\n',
  'lines without an end': () => `\nHello ${many('x', 2_000_000)}`,
  'line ends of each kind': () => '\nHello\r\rthere\n\r\r\n\u2028\u2029\u0085\v\f\n',
};
