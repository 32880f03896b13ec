import PostalMime, { type Attachment } from 'postal-mime';
import { receivedMail as words } from '#company/content/staff-mail.ts';
import { toHeaderText } from '../../lib/frame/safe-text.ts';
import { htmlToText } from './html-to-text.ts';
import { type FoundAnswer, readCalendar } from './read-calendar.ts';
import { splitQuoted } from './split-quoted.ts';

/** Of each text that is stored. */
const longestText = 50_000;
/** More is not looked at: the text is cut anyway. */
const longestRead = 4 * longestText;
const longestHtml = 20 * longestText;
const mostParts = 50;
const mostFiles = 10;
/** The bucket takes no more. */
const largestFile = 10 * 1024 * 1024;
/** A logo in a signature. */
const smallPicture = 10 * 1024;

/** `refused` says why a file is not stored; the others have bytes. `answer`: it is what a calendar answers. */
export type FoundFile = { name: string; type: string; answer?: FoundAnswer | undefined } & (
  | { bytes: Uint8Array }
  | { refused: string }
);
export type MailContent = { body: string; quoted: string; files: FoundFile[] };

/** Reads the text and the files of a mail. Throws if it is nested too deep, or more header than mail. */
export async function readContent(bytes: Uint8Array): Promise<MailContent> {
  const mail = await PostalMime.parse(bytes, {
    maxNestingDepth: 20,
    maxHeadersSize: 1024 * 1024,
    forceRfc822Attachments: true,
  });
  const plain = mail.text?.trim() ? mail.text.slice(0, longestRead) : undefined;
  const text = plain ?? htmlToText((mail.html ?? '').slice(0, longestHtml));
  const { body, quoted } = splitQuoted(toStorable(text));
  return { body: cut(body), quoted: cut(quoted), files: listFiles(mail.attachments) };
}

/** PostgreSQL stores no NUL and no half of a pair, and nobody reads the other control characters. */
function toStorable(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .toWellFormed();
}

function cut(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, longestText - words.cut.length - 2).toWellFormed()}\n\n${words.cut}`;
}

function listFiles(attachments: Attachment[]): FoundFile[] {
  const found = attachments.slice(0, mostParts).filter((part) => !isDecoration(part));
  const files = found.map((part, at) => toFile(part, at));
  const more = attachments.length - mostParts;
  if (more > 0) files.push({ name: words.moreFiles(more), type: '', refused: words.tooManyFiles(mostFiles) });
  return files;
}

/** A logo, or the signature of the mail itself. */
function isDecoration({ mimeType, contentId, content }: Attachment): boolean {
  if (/^application\/(?:pgp-signature|(?:x-)?pkcs7-signature)$/.test(mimeType)) return true;
  return (
    mimeType.startsWith('image/') &&
    contentId !== undefined &&
    (content as ArrayBuffer).byteLength < smallPicture
  );
}

function toFile({ filename, mimeType, content }: Attachment, at: number): FoundFile {
  const name = toHeaderText((filename ?? '').replace(/[/\\]/g, '_')) || words.unnamedFile(at + 1);
  const bytes = new Uint8Array(content as ArrayBuffer);
  const isCalendar = mimeType === 'text/calendar' || mimeType === 'application/ics';
  const answer = isCalendar ? readCalendar(bytes) : undefined;
  const file = { name, type: toHeaderText(mimeType), ...(answer && { answer }) };
  if (at >= mostFiles) return { ...file, refused: words.tooManyFiles(mostFiles) };
  if (bytes.length > largestFile) return { ...file, refused: words.fileTooLarge };
  return { ...file, bytes };
}
