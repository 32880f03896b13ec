import { site } from '#company/site.ts';
import { localClock } from '#domain/local-clock.ts';

export const officeTimeZone = site.region.timeZone;
export const officeClock = localClock(officeTimeZone);

/** The day at the office: '2026-11-18'. */
export const officeDate = (moment: string | Date) => officeClock.dateAt(new Date(moment));
export const { stampAt: officeMoment, startOf: startOfOfficeDay } = officeClock;
