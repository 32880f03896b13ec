import { site } from '#app/site.ts';
import type { Office } from '#app/site-types.ts';
import { officeHoursInWords } from '#content/phrases/hours.ts';
import type { Choice } from './question.ts';

const step = 30;

/** Every half hour at which some office is open on some day. */
export function listTimes(offices: readonly Pick<Office, 'hours'>[]): Choice[] {
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

/** '14:30', shown as '2:30 p.m.' */
function toChoice(time: number): Choice {
  const hours = Math.floor(time / 60);
  const minutes = String(time % 60).padStart(2, '0');
  return {
    value: `${String(hours).padStart(2, '0')}:${minutes}`,
    label: `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`,
  };
}

export const officeTimes = listTimes(site.offices);

/** What is said about a wished time that cannot be. */
export const wishRules = {
  noDay: 'Please choose a day for this time',
  over: 'This time has passed. Please choose a later one.',
  closed: (offices: readonly Office[]) =>
    `We are closed then. Our hours are ${officeHoursInWords(offices)}, except on federal holidays. Please choose another time.`,
};
