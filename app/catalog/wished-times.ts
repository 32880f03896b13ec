import type { Choice } from '#company/shape/question.ts';
import type { OpeningHours } from '#company/shape/site.ts';
import { site } from '#company/site.ts';
import { clockTime } from '#content/phrases/hours.ts';
import { specialDays } from './special-days.ts';

const step = 30;

/** Every half hour at which some office is open on some day. */
export function listTimes(offices: readonly { hours: readonly Pick<OpeningHours, 'open'>[] }[]): Choice[] {
  const hours = offices.flatMap((office) => office.hours.flatMap(({ open }) => open ?? []));
  const first = Math.min(...hours.map(({ from }) => toMinutes(from)));
  const last = Math.max(...hours.map(({ to }) => toMinutes(to)));
  const count = Math.max(0, Math.ceil((last - first) / step)) || 0;
  return Array.from({ length: count }, (_, at) => toChoice(first + at * step));
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function toChoice(time: number): Choice {
  const hours = Math.floor(time / 60);
  const minutes = String(time % 60).padStart(2, '0');
  return { value: `${String(hours).padStart(2, '0')}:${minutes}`, label: clockTime(hours, minutes) };
}

export const officeTimes = listTimes([
  ...site.offices,
  ...specialDays.map(({ open }) => ({ hours: [{ open }] })),
]);
