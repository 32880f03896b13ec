import { site } from '#app/site.ts';
import { type Appointment, findOffice } from '#domain/appointments.ts';
import { listSlots } from '#domain/office-hours.ts';
import { formatDay, formatTime } from '../../words/office-times.ts';

/** How far ahead an appointment is offered. */
const daysAhead = 28;
const day = 24 * 60 * 60 * 1000;

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

/** At the first office that is open: the first time a day ahead, because people need notice, or else the first that there is. */
export function firstAppointment(now: Date): Appointment | null {
  for (const { name } of site.offices) {
    const length = { office: name, minutes: 30 };
    const starts = [...slotsByDay(length, now).values()].flat();
    const tomorrow = new Date(now.getTime() + day).toISOString();
    const start = starts.find((each) => each >= tomorrow) ?? starts[0];
    if (start) return { ...length, start };
  }
  return null;
}

/**
 * Changes one part of an appointment and keeps the others as far as they are possible: the day and the time, or else the first
 * time of the day, or else the next that there is.
 */
export function changeAppointment(
  value: Appointment,
  change: Partial<Omit<Appointment, 'start'>> & { day?: string },
  now: Date,
): Appointment {
  const { day: wanted = formatDay(value.start), ...rest } = change;
  const changed = { ...value, ...rest };
  const byDay = slotsByDay(changed, now);
  const ofDay = byDay.get(wanted) ?? [];
  const sameTime = ofDay.find((slot) => formatTime(slot) === formatTime(value.start));
  const later = [...byDay.values()].flat().find((slot) => slot >= value.start);
  return { ...changed, start: sameTime ?? ofDay[0] ?? later ?? value.start };
}
