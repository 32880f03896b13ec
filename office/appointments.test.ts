import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import type { Appointment } from '#domain/appointments.ts';
import { languages } from '#domain/languages.ts';
import { atOffice } from '../tests/support/at-office.ts';
import { describeAppointment, isPossible } from './appointments.ts';
import { listSlots } from './opening-hours.ts';

const [office] = site.offices;
const now = atOffice('2026-11-17T12:00');
const [first] = listSlots(office, now, 7, 30);
const possible: Appointment = { start: first?.toISOString() ?? '', minutes: 30, office: office.name };

test('a time that is offered is possible until it has passed', () => {
  expect(isPossible(possible, now)).toBe(true);
  expect(isPossible(possible, first)).toBe(false);
});

test.each([
  ['at night', { start: atOffice('2026-11-18T03:00').toISOString() }],
  ['at an office that does not exist', { office: 'Nowhere' }],
  ['longer than the office is open', { minutes: 24 * 60 }],
  ['at no time', { start: 'soon' }],
])('one %s is not', (_, changes) => {
  expect(isPossible({ ...possible, ...changes }, now)).toBe(false);
});

test('it is described with day, time, time zone and place', () => {
  const start = atOffice('2026-11-19T10:30').toISOString();
  expect(describeAppointment({ start, minutes: 30, office: office.name })).toBe(
    `Thursday, November 19, 2026, 10:30 AM to 11:00 AM, ${site.region.timeZoneName}, at ${office.name}, ${office.street}, ${office.city}`,
  );
});

test('it is described in Spanish', () => {
  const start = atOffice('2026-11-19T10:30').toISOString();
  const words = { language: languages.es, timeZoneName: 'hora del Este' };
  const described = describeAppointment({ start, minutes: 30, office: office.name }, words);
  // Formatters differ in the blank.
  expect(described.replaceAll('a. m.', 'a.m.')).toBe(
    `jueves, 19 de noviembre de 2026, de 10:30 a.m. a 11:00 a.m., hora del Este, en ${office.name}, ${office.street}, ${office.city}`,
  );
});

test('one of an office that was closed since keeps its name', () => {
  expect(describeAppointment({ ...possible, office: 'Old Pier' })).toMatch(/, at Old Pier$/);
});
