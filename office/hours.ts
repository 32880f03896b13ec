import { officeHours } from '#domain/office-hours.ts';
import { officeClock } from './clock.ts';

export const { listSlots, isOpenAt, isWithinOfficeHours, openingOn } = officeHours(officeClock);
