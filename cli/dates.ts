import { officeMoment } from '#office/clock.ts';
import { Problem } from './problem.ts';

export const day = 24 * 60 * 60 * 1000;
const units: Record<string, number> = { s: 1000, m: 60_000, h: 60 * 60_000, d: day, w: 7 * day };

/** As the office's clock shows it, whatever the zone of this machine: `2026-11-15 09:30 -05:00`. A container is in UTC. */
export function formatTime(iso: string): string {
  return officeMoment(iso).replace(/T(\d\d:\d\d):\d\d/, ' $1 ');
}

/** Converts `24h`, `30m` or `7d` to milliseconds. */
export function parseDuration(text: string, option: string): number {
  const [, amount, unit = ''] = /^(\d{1,5})([smhdw])$/.exec(text) ?? [];
  if (amount === undefined)
    throw new Problem(`${option} takes a duration like 24h, 30m or 7d, not "${text}".`, 'usage');
  return Number(amount) * (units[unit] ?? 0);
}
