import { site } from '#company/site.ts';
import type { Appointment } from '#domain/appointments.ts';
import { findOffice } from '#office/appointments.ts';
import { listSlots } from '#office/opening-hours.ts';
import { formatDay, formatTime } from '../../../words/office-times.ts';

/** How far ahead an appointment is offered. */
const daysAhead = 28;

/** When an appointment of this length can start at the office, by day in words. */
export function slotsByDay(
  { office, minutes }: Pick<Appointment, 'office' | 'minutes'>,
  now: Date,
): Map<string, string[]> {
  const place = findOffice(office);
  const slots = place ? listSlots(place, now, daysAhead, minutes) : [];
  return Map.groupBy(
    slots.map((slot) => slot.toISOString()),
    formatDay,
  );
}

/** What a person has chosen so far. Nobody sends a day or a time that they did not choose: both are empty at first. */
export type AppointmentDraft = Appointment & { day: string };

/** At the first office that is open in the next weeks. */
export function beginAppointment(now: Date): AppointmentDraft | null {
  const office = site.offices.find(({ name }) => slotsByDay({ office: name, minutes: 30 }, now).size > 0);
  return office ? { office: office.name, minutes: 30, day: '', start: '' } : null;
}

/** Changes one part, and keeps the day and the time as far as they are possible then. */
export function changeAppointment(
  value: AppointmentDraft,
  change: Partial<Omit<AppointmentDraft, 'start'>>,
  now: Date,
): AppointmentDraft {
  const changed = { ...value, ...change };
  const starts = slotsByDay(changed, now).get(changed.day);
  const sameTime = starts?.find((slot) => value.start && formatTime(slot) === formatTime(value.start));
  return { ...changed, day: starts ? changed.day : '', start: sameTime ?? '' };
}

export function toAppointment({ start, minutes, office }: AppointmentDraft): Appointment {
  return { start, minutes, office };
}
