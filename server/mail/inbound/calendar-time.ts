import { localClock } from '#domain/local-clock.ts';
import { officeTimeZone } from '#office/clock.ts';

/** As Outlook names the time zones of the United States. */
const outlookZones: Record<string, string> = {
  'Eastern Standard Time': 'America/New_York',
  'US Eastern Standard Time': 'America/Indiana/Indianapolis',
  'Central Standard Time': 'America/Chicago',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Pacific Standard Time': 'America/Los_Angeles',
  'Alaskan Standard Time': 'America/Anchorage',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Atlantic Standard Time': 'America/Halifax',
  'SA Western Standard Time': 'America/Puerto_Rico',
  UTC: 'UTC',
};

/** '20261119T153000Z', or a time in a zone; without one in that of the office. Undefined if that is not known, or for a whole day. */
export function readCalendarTime(value: string, zone: string = officeTimeZone): string | undefined {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(Z?)$/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  const time = `${hour}:${minute}:${second}`;
  if (Number.isNaN(Date.parse(`${date}T${time}Z`))) return undefined;
  try {
    return new Date(
      localClock(utc ? 'UTC' : (outlookZones[zone] ?? zone)).momentOf(date, time),
    ).toISOString();
  } catch {
    return undefined;
  }
}
