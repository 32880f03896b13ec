import { site } from '../../../company/site.ts';
import { mailWordsIn } from '../../lib/frame/words.ts';

/** How many lines a mail program breaks "On …, NAME <ADDRESS> wrote:" into. */
const mostAttributionLines = 3;
const longestAttribution = 400;

const attributionStart = /^(?:On|El|Le|Am)\s/;
const attributionVerb = /\b(?:wrote|escribió|a écrit|schrieb)(?![a-z])/;
const separator =
  /^(?:-{2,} ?(?:Original Message|Original Appointment|Forwarded message|Mensaje original|Mensaje reenviado) ?-{2,}|Begin forwarded message:|(?:Inicio|Comienzo) del mensaje reenviado:)$/i;
const fromLine = /^\*?(?:From|De|Von)\s?:\*?\s/;
const sentLine = /^\*?(?:Sent|Date|Enviado(?: el)?|Fecha|Gesendet)\s?:\*?\s/;
const toLine = /^\*?(?:To|Subject|Para|Asunto|An|Betreff)\s?:\*?\s/;
const signature = /^-- $/;
const rule = /^_{10,}$/;
const words = await Promise.all(site.languages.map(mailWordsIn));
/** The line under our replies, up to the words that differ. */
const ourLines = words.flatMap(({ mail }) => mail.replyMail.about('\0', '\0').split('\0', 1));
const footers = new Set(words.flatMap(({ mail }) => mail.mailFooter));

export type SplitText = { body: string; quoted: string };

/**
 * Splits what a person wrote from what their mail program repeats: lines that begin with ">", everything under "On … wrote:" or a
 * block of From and Sent, and the signature. If nothing would be left, all of it is the body.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const body: string[] = [];
  const quoted: string[] = [];
  // Not as arguments of one call: there may be more lines than a call takes.
  const quote = (from: number, end?: number) => {
    for (const line of lines.slice(from, end)) quoted.push(line);
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (startsTail(lines, at)) {
      quote(at);
      break;
    }
    const length = attributionLength(lines, at);
    if (length > 0) {
      const isMarked = nextText(lines, at + length)?.startsWith('>') ?? false;
      quote(at, isMarked ? at + length : undefined);
      if (!isMarked) break;
      at += length - 1;
    } else if (line.startsWith('>') || isOurLine(line)) quoted.push(line);
    else body.push(line);
  }
  const own = tidy(body);
  return own ? { body: own, quoted: tidy(quoted) } : { body: tidy(lines), quoted: '' };
}

function startsTail(lines: string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (signature.test(line)) return true;
  const text = line.trim();
  if (text.length > 100) return false;
  if (separator.test(text)) return true;
  if (rule.test(text)) return !rule.test(lines[at + 1]?.trim() ?? '') && startsTail(lines, at + 1);
  if (!fromLine.test(text)) return false;
  const next = lines.slice(at + 1, at + 7).map((each) => each.trim().slice(0, 100));
  return next.some((each) => sentLine.test(each)) && next.some((each) => toLine.test(each));
}

/** How many lines the attribution that begins here has; 0 if none does. */
function attributionLength(lines: string[], at: number): number {
  let joined = '';
  for (let count = 1; count <= mostAttributionLines; count += 1) {
    const line = lines[at + count - 1]?.trim();
    if (!line) return 0;
    joined = joined ? `${joined} ${line}` : line;
    if (joined.length > longestAttribution) return 0;
    if (isAttribution(joined)) return count;
  }
  return 0;
}

function isAttribution(text: string): boolean {
  return (
    attributionStart.test(text) &&
    text.endsWith(':') &&
    /\d/.test(text) &&
    // A German one has the name after the verb.
    attributionVerb.test(text.slice(-160))
  );
}

function nextText(lines: string[], from: number): string | undefined {
  return lines.slice(from, from + 5).find((line) => line.trim() !== '');
}

function isOurLine(line: string): boolean {
  const text = line.trim();
  return ourLines.some((start) => text.startsWith(start)) || footers.has(text);
}

function tidy(lines: string[]): string {
  return lines
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
