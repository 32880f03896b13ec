import { site } from '#app/site.ts';
import { type Appointment, findOffice } from '#domain/appointments.ts';
import { listSlots } from '#domain/office-hours.ts';
import { formatDay, formatTime } from '../../words/office-times.ts';

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

/** The first appointment that is possible, at the first office that is open. */
export function firstAppointment(now: Date): Appointment | null {
  for (const { name } of site.offices) {
    const length = { office: name, minutes: 30 };
    const [start] = [...slotsByDay(length, now).values()].flat();
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
  const { day = formatDay(value.start), ...rest } = change;
  const changed = { ...value, ...rest };
  const byDay = slotsByDay(changed, now);
  const ofDay = byDay.get(day) ?? [];
  const sameTime = ofDay.find((slot) => formatTime(slot) === formatTime(value.start));
  const later = [...byDay.values()].flat().find((slot) => slot >= value.start);
  return { ...changed, start: sameTime ?? ofDay[0] ?? later ?? value.start };
}
