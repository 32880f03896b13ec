import { site } from '#company/site.ts';
import { listBusinessDays } from '#domain/business-days.ts';
import { businessHours } from '#domain/business-hours.ts';
import { hoursOn } from '#domain/opening-hours.ts';
import { officeClock } from './clock.ts';
import { specialHours, specialHoursOn } from './special-days.ts';

export const businessDays = listBusinessDays(site.offices);
export const ourBusinessHours = businessHours(officeClock, businessDays, isSpeciallyClosed);
export const { between: businessHoursBetween, before: businessHoursBefore } = ourBusinessHours;

/** Whether no office is open on a date, and one of them would be on another such day. */
function isSpeciallyClosed(date: string): boolean {
  const days = specialHours();
  return (
    site.offices.some(({ name }) => specialHoursOn(name, date)) &&
    !site.offices.some((office) => hoursOn(office, date, days))
  );
}
