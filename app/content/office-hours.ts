import { site } from '#app/site.ts';
import type { Office, OpeningHours } from '#app/site-types.ts';

export type HoursGroup = { offices: readonly Office[]; hours: readonly OpeningHours[] };

/** Offices with the same hours share one list. */
export function groupByHours(offices: readonly Office[]): HoursGroup[] {
  return [...Map.groupBy(offices, ({ hours }) => JSON.stringify(hours)).values()].map((group) => ({
    offices: group,
    hours: group[0]?.hours ?? [],
  }));
}

export const namesOf = ({ offices }: HoursGroup): string => offices.map(({ name }) => name).join(', ');

/** 'Monday to Friday 9:00-5:00 and Saturday 10:00-2:00, Eastern time' */
export function officeHoursInWords(offices: readonly Office[] = site.offices): string {
  const groups = groupByHours(offices);
  const lines = groups.map((group) =>
    groups.length > 1 ? `${namesOf(group)}: ${openDays(group)}` : openDays(group),
  );
  return `${lines.join('; ')}, ${site.region.timeZoneName}`;
}

/** U+2060 keeps the times of a day on one line. */
function openDays({ hours }: HoursGroup): string {
  return hours
    .filter(({ open }) => open)
    .map(({ days, shown }) => `${days} ${shown.replace('-', '\u2060-\u2060')}`)
    .join(' and ');
}
