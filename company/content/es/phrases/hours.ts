import { groupByHours, namesOf } from '#company/shape/group-offices.ts';
import type { Office, OpeningHours } from '#company/shape/site.ts';
import { site } from '../site.ts';
import { fromTo } from './clock.ts';
import { onDays } from './weekdays.ts';

export { onTwelveHours } from './clock.ts';

type Span = NonNullable<OpeningHours['open']>;

/** 'de lunes a viernes, de 9 a. m. a 5 p. m., y los sábados, de 10 a. m. a 2 p. m., hora del Este, excepto los feriados federales' */
export function officeHoursInWords(offices: readonly Office[] = site.offices): string {
  const groups = groupByHours(offices);
  const lines = groups.map((group) => {
    const open = hoursInWords(group.hours);
    return groups.length > 1 ? `${namesOf(group)}: ${open}` : open;
  });
  return `${lines.join('; ')}, ${site.region.timeZoneName}, excepto los feriados federales`;
}

/** 'de lunes a viernes, de 9 a. m. a 5 p. m., y los sábados, de 10 a. m. a 2 p. m.' */
export function hoursInWords(hours: readonly OpeningHours[]): string {
  const lines = hours.flatMap(({ weekdays, open }) =>
    open ? `${onDays(weekdays)}, ${spanInWords(open)}` : [],
  );
  return lines.length > 1 ? `${lines.slice(0, -1).join(', ')}, y ${lines.at(-1)}` : lines.join('');
}

/** 'de 9 a. m. a 5 p. m.' */
export function spanInWords(span: Span): string {
  return `de ${fromTo(span)}`;
}

/** '2:30 p. m.', for a list of times. */
export function clockTime(hours: number, minutes: string): string {
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}
