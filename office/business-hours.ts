import { site } from '#company/site.ts';
import { listBusinessDays } from '#domain/business-days.ts';
import { businessHours } from '#domain/business-hours.ts';
import { officeClock } from './clock.ts';

export const businessDays = listBusinessDays(site.offices);
export const ourBusinessHours = businessHours(officeClock, businessDays);
export const { between: businessHoursBetween, before: businessHoursBefore } = ourBusinessHours;
