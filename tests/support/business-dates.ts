import { addDays } from '#domain/office-days.ts';
import { businessDays } from '#office/business-hours.ts';

/** A week without a holiday. The one after it has Thanksgiving. */
const monday = '2026-11-16';
const dates = [...businessDays, ...businessDays.map((day) => day + 7)].map((day) => addDays(monday, day - 1));
const [first = '', second = ''] = dates;
const [lastOfWeek = '', nextWeek = ''] = dates.slice(businessDays.length - 1);

/** Dates of business days of the company, such as '2026-11-16'. */
export const businessDates = {
  first,
  /** The business day after it. */
  second,
  /** Between these two are days that do not count. */
  lastOfWeek,
  nextWeek,
};
