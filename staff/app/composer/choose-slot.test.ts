import { expect, test } from 'vitest';
import { site } from '#app/site.ts';
import { isPossible } from '#domain/appointments.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import { formatTime } from '../../words/office-times.ts';
import { changeAppointment, firstAppointment, slotsByDay } from './choose-slot.ts';

const now = atOffice('2026-11-17T12:00');
const first = firstAppointment(now);
if (!first) throw new Error('The company has no office that is open.');

test('the first appointment is possible and a day ahead, and every offered time is possible', () => {
  expect(Date.parse(first.start) - now.getTime()).toBeGreaterThanOrEqual(24 * 60 * 60 * 1000);
  expect(isPossible(first, now)).toBe(true);
  const starts = [...slotsByDay(first, now).values()].flat();
  for (const start of starts) expect(isPossible({ ...first, start }, now), start).toBe(true);
});

test('every day that is offered has a time', () => {
  const days = slotsByDay(first, now);
  expect(days.size).toBeGreaterThan(0);
  for (const starts of days.values()) expect(starts.length).toBeGreaterThan(0);
});

test('another day keeps the time if it is possible then, and is its first time otherwise', () => {
  const days = [...slotsByDay(first, now)];
  for (const [day, starts] of days.slice(0, 7))
    for (const start of days[0]?.[1] ?? []) {
      const { start: changed } = changeAppointment({ ...first, start }, { day }, now);
      const same = starts.find((each) => formatTime(each) === formatTime(start));
      expect(changed).toBe(same ?? starts[0]);
    }
});

test('another length or office is never outside of office hours', () => {
  const starts = [...slotsByDay(first, now).values()].flat();
  for (const start of starts.filter((_, at) => at % 7 === 0))
    for (const change of [
      { minutes: 60 },
      { minutes: 15 },
      ...site.offices.map(({ name }) => ({ office: name })),
    ])
      expect(isPossible(changeAppointment({ ...first, start }, change, now), now)).toBe(true);
});
