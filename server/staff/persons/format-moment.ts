import { site } from '../../../app/site.ts';

const moment = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: site.region.timeZone,
});

/** 'November 16, 2026 at 2:32 PM Eastern time' */
export function formatMoment(time: string | Date): string {
  return `${moment.format(new Date(time))} ${site.region.timeZoneName}`;
}
