import { Problem } from './problem.ts';

export const day = 24 * 60 * 60 * 1000;
const units: Record<string, number> = { s: 1000, m: 60_000, h: 60 * 60_000, d: day, w: 7 * day };

/** For example `2026-11-15 09:30`, in the time zone of this machine. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return `${formatDay(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function formatDay(date: Date): string {
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

/** Converts `24h`, `30m` or `7d` to milliseconds. */
export function parseDuration(text: string, option: string): number {
  const [, amount, unit = ''] = /^(\d{1,5})([smhdw])$/.exec(text) ?? [];
  if (amount === undefined)
    throw new Problem(`${option} takes a duration like 24h, 30m or 7d, not "${text}".`, 'usage');
  return Number(amount) * (units[unit] ?? 0);
}

/**
 * Parses a day (`2026-11-15`), a local time (`2026-11-15T09:30`) or an age (`7d`). As the end of a range, a day is
 * included: the result is the start of the next day.
 */
export function parseDate(text: string, option: string, end: 'start' | 'end'): Date {
  if (/^\d{1,5}[smhdw]$/.test(text)) return new Date(Date.now() - parseDuration(text, option));
  const [, year, month, date, time] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? [];
  const parsed = new Date(`${year}-${month}-${date}T${time ?? '00:00'}`);
  // JavaScript turns February 30 into March 2.
  if (Number.isNaN(parsed.getTime()) || parsed.getDate() !== Number(date))
    throw new Problem(`${option} takes a date like 2026-11-15 or an age like 7d, not "${text}".`, 'usage');
  if (end === 'end' && !time) parsed.setDate(parsed.getDate() + 1);
  return parsed;
}

export type TimeRange = { since?: Date | undefined; until?: Date | undefined };

/** Reads the options `--since` and `--until`. In the result, `since` is inclusive and `until` is exclusive. */
export function parseRange({ since, until }: { since?: string; until?: string }): TimeRange {
  return {
    since: since === undefined ? undefined : parseDate(since, '--since', 'start'),
    until: until === undefined ? undefined : parseDate(until, '--until', 'end'),
  };
}
