import type { InboxEntry } from '#domain/records.ts';
import { subjectOf } from '#office/mail-subject.ts';
import { languageFor } from '#office/record-language.ts';
import { formatLongDay } from '../../../words/office-times.ts';
import { replyWords, shortened } from '../../../words/record.ts';

/** Windows hands a program an address of at most 2,048 characters or so; mail programs drop what is longer. */
const maxLength = 1900;

/** What the person's name may take of it. */
const maxPerson = 300;

/** A `mailto:` with subject and quoted text. What does not fit is cut, and says so. */
export function composeReply(entry: InboxEntry, text: string): string {
  const { kind, record_id, person, email, created_at } = entry;
  const { code, locale } = languageFor(entry.language);
  const subject = encode(`Re: ${subjectOf(kind, record_id, code)}`);
  const start = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${subject}&body=`;
  const intro = `\n\n${replyWords[code](formatLongDay(created_at, locale), cutToFit(person, maxPerson))}\n`;
  const quoted = quote(text);
  const whole = start + encode(intro + quoted);
  if (whole.length <= maxLength) return whole;
  const end = `\n${shortened}`;
  const room = maxLength - start.length - encode(intro + end).length;
  return start + encode(intro + cutToFit(quoted, room) + end);
}

function quote(text: string): string {
  if (!text.trim()) return '';
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

/** Mail programs expect line breaks as CR and LF. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll('\n', '\r\n'));
}

/** As much of the text as fits into this many characters once it is encoded. */
function cutToFit(text: string, room: number): string {
  let length = 0;
  let kept = '';
  for (const character of text) {
    length += encode(character).length;
    if (length > room) break;
    kept += character;
  }
  return kept;
}
