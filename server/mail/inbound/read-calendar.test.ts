import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCalendarTime } from './calendar-time.ts';
import { readCalendar } from './read-calendar.ts';
import { readContent } from './read-content.ts';

const uid = 'reply.3f2504e0-4f89-41d3-9a0c-0305e82c3301@example.com';
const answer = (changes: { method?: string; attendee?: string; more?: string[] } = {}) => [
  'BEGIN:VCALENDAR',
  'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
  `METHOD:${changes.method ?? 'REPLY'}`,
  'BEGIN:VEVENT',
  'DTSTART:20261119T153000Z',
  `UID:${uid.slice(0, 40)}`,
  ` ${uid.slice(40)}`,
  changes.attendee ??
    'ATTENDEE;CUTYPE=INDIVIDUAL;PARTSTAT=DECLINED;CN="Ada: \tLovelace;":mailto:ada@example.com',
  'SEQUENCE:2',
  ...(changes.more ?? []),
  'BEGIN:VALARM',
  'UID:of-the-alarm',
  'END:VALARM',
  'END:VEVENT',
  'END:VCALENDAR',
];
const read = (lines: string[], end = '\r\n') => readCalendar(Buffer.from(lines.join(end)));

test('an answer is read, folded or not, with every end of a line', () => {
  for (const end of ['\r\n', '\n', '\r'])
    expect(read(answer(), end)).toEqual({ uid, sequence: 2, answer: 'declined', start: null });
  expect(read(answer({ attendee: 'attendee;partstat=accepted:mailto:ada@example.com' }))).toMatchObject({
    answer: 'accepted',
  });
});

test('a proposal has its time, in any zone that is known', () => {
  const propose = (time: string) =>
    read(
      answer({ method: 'COUNTER' }).map((line) => (line.startsWith('DTSTART:') ? `DTSTART${time}` : line)),
    );
  expect(propose(':20261120T160000Z')).toMatchObject({
    answer: 'counter',
    start: '2026-11-20T16:00:00.000Z',
  });
  expect(propose(';TZID="Pacific Standard Time":20261120T080000')).toMatchObject({
    start: '2026-11-20T16:00:00.000Z',
  });
  expect(propose(';TZID=America/Chicago:20260720T080000')).toMatchObject({
    start: '2026-07-20T13:00:00.000Z',
  });
  expect(propose(';TZID=Customized Time Zone:20261120T080000')).toMatchObject({
    answer: 'counter',
    start: null,
  });
  expect(propose(';VALUE=DATE:20261120')).toMatchObject({ answer: 'counter', start: null });
});

test('what is no answer is none', () => {
  expect(read(answer({ method: 'REQUEST' }))).toBeUndefined();
  expect(read(answer({ attendee: 'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:ada@example.com' }))).toBeUndefined();
  expect(read(answer().filter((line) => !line.startsWith('UID')))).toBeUndefined();
  expect(readCalendarTime('20261399T990000Z')).toBeUndefined();
});

test('broken calendars are read or left alone, and quickly', () => {
  const whole = answer({ method: 'COUNTER' });
  const line = fc.oneof(
    fc.constantFrom(...whole),
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      '',
      ' ',
      ';',
      ':',
      'UID',
      'ATTENDEE;PARTSTAT="DECLINED',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'DTSTART;TZID=../../etc:20261119T153000',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      fc.constantFrom('\r\n', '\n', '\r', ''),
      fc.nat(2000),
      (lines, end, cut) => {
        const bytes = Buffer.from(lines.join(end)).subarray(0, 4000 - cut);
        const found = readCalendar(bytes);
        if (found) expect(found.uid.length).toBeLessThanOrEqual(300);
      },
    ),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readCalendar(bytes)));
  const megabyte = 1024 * 1024;
  for (const text of ['\n ', 'A:B\n', ';=";', 'A;B="', '\r', 'BEGIN:VEVENT\n', 'x'])
    expect(readCalendar(Buffer.from(text.repeat(megabyte / text.length)))).toBeUndefined();
  // After a megabyte of lines, nothing is read.
  expect(read([...Array.from({ length: 100_000 }, () => 'X-A:1'), ...answer()])).toBeUndefined();
  expect(readCalendar(Buffer.from(answer().join('\r\n'), 'utf16le'))).toBeUndefined();
});

test('in a mail, a calendar beside text and one alone are found', async () => {
  const calendar = `Content-Type: text/calendar; charset=us-ascii; method=REPLY\n\n${answer().join('\n')}\n`;
  const google = `Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nAda has declined.\n--b\n${calendar}--b--\n`;
  expect(await readContent(Buffer.from(google))).toMatchObject({
    body: 'Ada has declined.',
    files: [{ answer: { uid, answer: 'declined' } }],
  });
  expect(await readContent(Buffer.from(calendar))).toMatchObject({ body: '', files: [{ answer: { uid } }] });
});
