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
