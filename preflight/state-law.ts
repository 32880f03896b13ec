import type { StateLaw } from '#company/shape/state.ts';
import { type Finding, judge } from './finding.ts';

const yearLength = 365 * 24 * 60 * 60 * 1000;

/** The law of the state is checked again each year, and every company has an office that takes complaints. */
export function checkStateLaw(law: StateLaw, now: Date): Finding[] {
  const due = listCheckedDays(law).filter((day) => now.getTime() - Date.parse(day) >= yearLength);
  return [
    judge('law', 'state:regulator', law.regulator !== null, {
      fine: `${law.name}: the office that takes complaints about insurers is named`,
      open: `${law.name}: no office that takes complaints about insurers is named`,
      next: "Write `regulator` in your state's module in company/states/.",
    }),
    judge('law', 'state:checked', due.length === 0, {
      fine: `${law.name}: every fact of the law was checked within the last year`,
      open: `${law.name}: facts of the law were last checked on ${[...new Set(due)].toSorted().join(', ')}`,
      next: "Check each with its source, and change its day in your state's module in company/states/.",
    }),
  ];
}

function listCheckedDays(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]) =>
    name === 'checked' && typeof value === 'string' ? [value] : listCheckedDays(value),
  );
}
