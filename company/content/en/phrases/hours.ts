import { groupByHours, namesOf } from '#company/shape/group-offices.ts';
import type { Office, OpeningHours } from '#company/shape/site.ts';
import { site } from '../site.ts';
import { listInWords } from './numbers.ts';

type Span = NonNullable<OpeningHours['open']>;

/** 'Monday to Friday 9 a.m.–5 p.m. and Saturday 10 a.m.–2 p.m., Eastern time, except federal holidays' */
export function officeHoursInWords(offices: readonly Office[] = site.offices): string {
  const groups = groupByHours(offices);
  const lines = groups.map((group) => {
    const open = hoursInWords(group.hours);
    return groups.length > 1 ? `${namesOf(group)}: ${open}` : open;
  });
  return `${lines.join('; ')}, ${site.region.timeZoneName}, except federal holidays`;
}

/** 'Monday to Friday 9 a.m.–5 p.m. and Saturday 10 a.m.–2 p.m.' */
export function hoursInWords(hours: readonly OpeningHours[]): string {
  return listInWords(hours.flatMap(({ days, open }) => (open ? `${days} ${spanInWords(open)}` : [])));
}

/** '9 a.m.–5 p.m.' U+2060 and U+00A0 keep it on one line. */
export function spanInWords({ from, to }: Span): string {
  return `${onTwelveHours(from)}\u2060–\u2060${onTwelveHours(to)}`;
}

/** '17:30' becomes '5:30 p.m.' */
function onTwelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** '2:30 p.m.', for a list of times. */
export function clockTime(hours: number, minutes: string): string {
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a.m.' : 'p.m.'}`;
}
