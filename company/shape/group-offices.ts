import { hoursOn } from '#domain/opening-hours.ts';
import type { SpecialHours } from '#domain/special-days.ts';
import type { Office, OpeningHours } from './site.ts';

type Span = NonNullable<OpeningHours['open']>;

export type HoursGroup = { offices: readonly Office[]; hours: readonly OpeningHours[] };

/** Offices with the same hours share one list. */
export function groupByHours(offices: readonly Office[]): HoursGroup[] {
  return [...Map.groupBy(offices, ({ hours }) => JSON.stringify(hours)).values()].map((group) => ({
    offices: group,
    hours: group[0]?.hours ?? [],
  }));
}

export const namesOf = ({ offices }: Pick<HoursGroup, 'offices'>): string =>
  offices.map(({ name }) => name).join(', ');

/** The offices that are open on a day, such as `2026-11-18`, with their hours. Those with the same hours stand together. */
export function groupByDay(
  offices: readonly Office[],
  date: string,
  specialDays: readonly SpecialHours[],
): { offices: readonly Office[]; open: Span }[] {
  const openOn = (office: Office) => hoursOn(office, date, specialDays);
  return [...Map.groupBy(offices, (office) => JSON.stringify(openOn(office))).values()].flatMap((group) => {
    const open = group[0] && openOn(group[0]);
    return open ? [{ offices: group, open }] : [];
  });
}
