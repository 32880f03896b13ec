import { HTTPException } from 'hono/http-exception';
import { expect, test } from 'vitest';
import { listSlots } from '#office/opening-hours.ts';
import { site } from '../../../company/site.ts';
import { appointmentInput, requirePossible } from './appointment-input.ts';

const [office] = site.offices;
const now = new Date('2026-11-17T17:00:00Z');
const [start = now] = listSlots(office, now, 7, 30);
const appointment = { start: start.toISOString(), minutes: 30, office: office.name };

test('an appointment that is offered is accepted', () => {
  expect(appointmentInput.parse(appointment)).toEqual(appointment);
  expect(requirePossible(appointment, new Date(start.getTime() - 1))).toBeUndefined();
});

test.each([
  { minutes: 45 },
  { minutes: '30' },
  { start: 'tomorrow' },
  { office: 'Nowhere' },
  { start: null },
])('one with %j is not one', (changes) => {
  expect(appointmentInput.safeParse({ ...appointment, ...changes }).success).toBe(false);
});

test('one that has passed is refused', async () => {
  let thrown: unknown;
  try {
    requirePossible(appointment, start);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(HTTPException);
  expect(await (thrown as HTTPException).getResponse().json()).toEqual({ code: 'appointment_not_possible' });
});
