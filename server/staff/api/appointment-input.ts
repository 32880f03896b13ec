import { z } from 'zod';
import { type Appointment, appointmentLengths } from '#domain/appointments.ts';
import { findOffice, isPossible } from '#office/appointments.ts';
import { refuse } from '../refuse.ts';

/** The form of an appointment. Whether it is possible depends on the time: see requirePossible. */
export const appointmentInput = z.object({
  start: z.iso.datetime({ offset: true }),
  minutes: z.number().refine((minutes) => appointmentLengths.some((length) => length === minutes)),
  office: z.string().refine((name) => findOffice(name) !== undefined),
});

/** Refuses one that has passed, or is outside of office hours. */
export function requirePossible(appointment: Appointment, now = new Date()): void {
  if (!isPossible(appointment, now)) refuse(409, 'appointment_not_possible');
}
