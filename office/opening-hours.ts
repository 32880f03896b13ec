import { openingHours } from '#domain/opening-hours.ts';
import { officeClock } from './clock.ts';

export const { listSlots, isOpenAt, isWithinOfficeHours, openingOn } = openingHours(officeClock);
