import { openingHours } from '#domain/opening-hours.ts';
import type { SpecialHours } from '#domain/special-days.ts';
import { officeClock } from './clock.ts';
import { specialHours } from './special-days.ts';

export const { listSlots, isOpenAt, isWithinOfficeHours } = openingHours(officeClock, specialHours);

/** For scripts in the browser, which read the special days from the page. */
export const openingHoursWith = (days: readonly SpecialHours[]) => openingHours(officeClock, () => days);
