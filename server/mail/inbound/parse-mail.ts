import { createBoundedProcess } from '../../lib/bounded-process.ts';
import { createSerialQueue } from '../../lib/serial-queue.ts';
import type { MailContent } from './read-content.ts';
import type { MailHeaders } from './read-headers.ts';
import type { Bounce } from './read-report.ts';

export type ParsedMail = { headers: MailHeaders; content: MailContent; report: Bounce | undefined };
export type ParsingRequest = { part: keyof ParsedMail; bytes: Uint8Array };

const child = new URL('./parsing-child.ts', import.meta.url);
/** A mail of 25 MB with a large file takes a second. One that is all line breaks would need gigabytes. */
const bounds = { seconds: 20, heapMegabytes: 256, requests: 10_000 };
const run = createBoundedProcess<ParsingRequest, unknown>(child, bounds);
const enqueue = createSerialQueue();

/** The bounded process does not start: no mail can be read. */
export class ParserUnavailable extends Error {
  readonly code = 'PARSER';
}

/** Parses a part of a mail in the bounded process. Undefined if it cannot be read, or not within the bounds. */
export async function parseMail<Part extends keyof ParsedMail>(
  part: Part,
  bytes: Uint8Array,
): Promise<ParsedMail[Part] | undefined> {
  const parsed = await enqueue(undefined, () => run({ part, bytes })).catch(() => {
    throw new ParserUnavailable();
  });
  return (parsed ?? undefined) as ParsedMail[Part] | undefined;
}

export type ParseMail = typeof parseMail;
