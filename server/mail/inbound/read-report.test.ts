import { expect, test } from 'vitest';
import { readReport } from './read-report.ts';

const megabyte = 1024 * 1024;
const id = `<reply.${crypto.randomUUID()}@example.com>`;
const header = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n';
const status =
  '--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; a\n\nAction: failed\nStatus: 5.1.1\n';
const returned = `--b\nContent-Type: message/rfc822\n\nMessage-ID: ${id}\n\n`;
const read = (text: string) => readReport(Buffer.from(text));

test('a report with a long explanation before it and the whole mail behind it is read', async () => {
  const explained = `${header}--b\n\n${'Your mail was not delivered.\n'.repeat(2000)}`;
  const bounce = await read(`${explained}${status}${returned}${'Hello\n'.repeat(megabyte / 6)}`);
  expect(bounce).toEqual({ messageIds: [id], failure: 'BOUNCE 5.1.1' });
});

/** Anybody can send them, without knowing anything of ours. */
test.each([
  ['line breaks', `${header}${status}${'\n'.repeat(megabyte)}`],
  ['parts', `${header}${'--b\n\nx\n'.repeat(megabyte / 7)}`],
  [
    'lines to be joined',
    `${header}--b\nContent-Type: text/plain; format=flowed\n\n${'a \n'.repeat(megabyte / 3)}`,
  ],
])('a megabyte of %s takes a moment', { timeout: 4000 }, async (_, text) => {
  expect(await read(text)).toBeUndefined();
});
