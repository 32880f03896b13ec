import { site } from '#app/site.ts';
import { isWithinOfficeHours } from './office-hours.ts';

/** A time at an office, as a person of the staff offers it in an answer. */
export type Appointment = {
  /** ISO 8601. */
  start: string;
  minutes: number;
  /** The name of the office. */
  office: string;
};

export const appointmentLengths = [15, 30, 60] as const;

export function findOffice(name: string) {
  return site.offices.find((office) => office.name === name);
}

/** Whether it is in the future, and the office is open all the time. */
export function isPossible({ start, minutes, office }: Appointment, now = new Date()): boolean {
  const place = findOffice(office);
  const time = new Date(start);
  return place !== undefined && time > now && isWithinOfficeHours(place, time, minutes);
}

const { timeZone, timeZoneName } = site.region;
const day = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' });

/** 'Thursday, November 19, 2026, 10:30 AM to 11:00 AM, Eastern time, at Main Street, 1 Main Street, Springfield' */
export function describeAppointment({ start, minutes, office }: Appointment): string {
  const begin = new Date(start);
  const end = new Date(begin.getTime() + minutes * 60_000);
  const place = findOffice(office);
  const where = place ? [place.name, place.street, place.city] : [office];
  const when = [day.format(begin), `${clock.format(begin)} to ${clock.format(end)}`, timeZoneName];
  // Between time and AM the formatter puts a space that some mail programs show as a box.
  return `${when.join(', ')}, at ${where.join(', ')}`.replaceAll('\u202f', ' ');
}
