import type { Office, OpeningHours } from '#app/site-types.ts';
import { groupByHours, namesOf } from '#app/words/hours-groups.ts';
import { site } from '../site.ts';
import { fromTo } from './clock.ts';
import { onDays } from './weekdays.ts';

export { onTwelveHours } from './clock.ts';

/** 'de lunes a viernes, de 9 a. m. a 5 p. m., y los sábados, de 10 a. m. a 2 p. m., hora del Este' */
export function officeHoursInWords(offices: readonly Office[] = site.offices): string {
  const groups = groupByHours(offices);
  const lines = groups.map((group) => {
    const open = hoursInWords(group.hours);
    return groups.length > 1 ? `${namesOf(group)}: ${open}` : open;
  });
  return `${lines.join('; ')}, ${site.region.timeZoneName}`;
}

/** 'de lunes a viernes, de 9 a. m. a 5 p. m., y los sábados, de 10 a. m. a 2 p. m.' */
export function hoursInWords(hours: readonly OpeningHours[]): string {
  const lines = hours.flatMap(({ weekdays, open }) =>
    open ? `${onDays(weekdays)}, de ${fromTo(open)}` : [],
  );
  return lines.length > 1 ? `${lines.slice(0, -1).join(', ')}, y ${lines.at(-1)}` : lines.join('');
}

/** '2:30 p. m.', for a list of times. */
export function clockTime(hours: number, minutes: string): string {
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'a. m.' : 'p. m.'}`;
}
