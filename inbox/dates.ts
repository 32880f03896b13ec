import { Problem } from './problem.ts';

export const day = 24 * 60 * 60 * 1000;
const units: Record<string, number> = { s: 1000, m: 60_000, h: 60 * 60_000, d: day, w: 7 * day };

/** `2026-11-15 09:30`, on the clock of whoever reads it. */
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

/** `24h`, `30m`, `7d` in milliseconds. */
export function parseDuration(text: string, option: string): number {
  const [, amount, unit = ''] = /^(\d{1,5})([smhdw])$/.exec(text) ?? [];
  if (amount === undefined)
    throw new Problem(`${option} takes a time like 24h, 30m or 7d, not "${text}".`, 'usage');
  return Number(amount) * (units[unit] ?? 0);
}

/**
 * A day (`2026-11-15`), a minute (`2026-11-15T09:30`) or a time ago (`7d`), local. As an end, a day is there to its last
 * moment: the limit is then the start of the day after.
 */
export function parseDate(text: string, option: string, end: 'start' | 'end'): Date {
  if (/^\d{1,5}[smhdw]$/.test(text)) return new Date(Date.now() - parseDuration(text, option));
  const [, year, month, date, time] =
    /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?))?$/.exec(text) ?? [];
  const parsed = new Date(`${year}-${month}-${date}T${time ?? '00:00'}`);
  // JavaScript rolls February 30 over into March.
  if (Number.isNaN(parsed.getTime()) || parsed.getDate() !== Number(date))
    throw new Problem(`${option} takes a day like 2026-11-15 or a time ago like 7d, not "${text}".`, 'usage');
  if (end === 'end' && !time) parsed.setDate(parsed.getDate() + 1);
  return parsed;
}
