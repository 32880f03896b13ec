import type { CalendarAnswer } from '#domain/offers.ts';
import { readCalendarTime } from './calendar-time.ts';

/** What a calendar answers to an invitation, which it names by its UID. */
export type FoundAnswer = Omit<CalendarAnswer, 'series'> & { uid: string };

/** An answer is short. More is not looked at: anybody can send a mail. */
const longestCalendar = 256 * 1024;
const mostLines = 2000;
const longestId = 300;

const answers: Record<string, CalendarAnswer['answer']> = {
  ACCEPTED: 'accepted',
  TENTATIVE: 'tentative',
  DECLINED: 'declined',
};

type Property = { name: string; parameters: string; value: string };

/** Reads the answer in an iCalendar file (RFC 5546): a reply, or a proposal of another time. Undefined if it is none. */
export function readCalendar(bytes: Uint8Array): FoundAnswer | undefined {
  const text = new TextDecoder().decode(bytes.subarray(0, longestCalendar));
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]/g, '');
  const lines = unfolded.split('\n', mostLines).flatMap(readLine);
  const event = propertiesOfEvent(lines);
  const method = lines
    .find(({ name }) => name === 'METHOD')
    ?.value.trim()
    .toUpperCase();
  const textOf = (name: string) => event.find((property) => property.name === name)?.value.trim() ?? '';
  const uid = textOf('UID');
  if (!uid || uid.length > longestId) return undefined;
  const sequence = /^\d{1,6}$/.test(textOf('SEQUENCE')) ? Number(textOf('SEQUENCE')) : 0;
  if (method === 'COUNTER') {
    const start = event.find(({ name }) => name === 'DTSTART');
    const time = start && readCalendarTime(start.value.trim(), parameterOf(start, 'TZID'));
    return { uid, sequence, answer: 'counter', start: time ?? null };
  }
  const statuses = event
    .filter(({ name }) => name === 'ATTENDEE')
    .map((attendee) => answers[(parameterOf(attendee, 'PARTSTAT') ?? '').toUpperCase()]);
  const answer = statuses.find((status) => status !== undefined);
  return method === 'REPLY' && answer ? { uid, sequence, answer, start: null } : undefined;
}

/** A line that is none is left out. */
function readLine(line: string): Property[] {
  const [, name, parameters = '', value = ''] =
    /^([A-Za-z-]{1,40})((?:;(?:"[^"]*"|[^":])*)?):(.*)$/.exec(line) ?? [];
  return name ? [{ name: name.toUpperCase(), parameters, value }] : [];
}

/** Of the first event, without those of an alarm in it. */
function propertiesOfEvent(lines: Property[]): Property[] {
  const open: string[] = [];
  const found: Property[] = [];
  for (const line of lines) {
    const part = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') open.push(part);
    else if (line.name === 'END') {
      if (part === 'VEVENT' && found.length > 0) break;
      if (open.includes(part)) open.length = open.lastIndexOf(part);
    } else if (open.at(-1) === 'VEVENT') found.push(line);
  }
  return found;
}

function parameterOf({ parameters }: Property, wanted: string): string | undefined {
  for (const [, name = '', quoted, plain] of parameters.matchAll(
    /;([A-Za-z-]{1,40})=(?:"([^"]*)"|([^";]*))/g,
  ))
    if (name.toUpperCase() === wanted) return quoted ?? plain;
  return undefined;
}
