import type { Office, OpeningHours } from '#app/site-types.ts';
import { groupByHours, namesOf } from '#app/words/hours-groups.ts';
import { site } from '../site.ts';
import { listInWords } from './numbers.ts';

type Span = NonNullable<OpeningHours['open']>;

/** 'lunes a viernes de 9 a. m. a 5 p. m. y sábado de 10 a. m. a 2 p. m., hora del Este, excepto feriados federales' */
export function officeHoursInWords(offices: readonly Office[] = site.offices): string {
  const groups = groupByHours(offices);
  const lines = groups.map((group) => {
    const open = hoursInWords(group.hours);
    return groups.length > 1 ? `${namesOf(group)}: ${open}` : open;
  });
  return `${lines.join('; ')}, ${site.region.timeZoneName}, excepto feriados federales`;
}

/** 'lunes a viernes de 9 a. m. a 5 p. m. y sábado de 10 a. m. a 2 p. m.' */
export function hoursInWords(hours: readonly OpeningHours[]): string {
  return listInWords(
    hours.flatMap(({ days, open }) => (open ? `${days.toLocaleLowerCase('es')} ${spanInWords(open)}` : [])),
  );
}

/** 'de 9 a. m. a 5 p. m.' U+00A0 keeps a time on one line. */
export function spanInWords({ from, to }: Span): string {
  return `de ${onTwelveHours(from)} a ${onTwelveHours(to)}`;
}

/** '17:30' becomes '5:30 p. m.' */
export function onTwelveHours(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute > 0 ? `:${String(minute).padStart(2, '0')}` : '';
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.'}`;
}

/** '2:30 p. m.', for a list of times. */
export function clockTime(hours: number, minutes: string): string {
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}
