import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { isPossible } from '#office/appointments.ts';
import { atOffice } from '../../../../tests/support/at-office.ts';
import { formatTime } from '../../../words/office-times.ts';
import { beginAppointment, changeAppointment, slotsByDay } from './choose-slot.ts';

const now = atOffice('2026-11-17T12:00');
const begun = beginAppointment(now);
if (!begun) throw new Error('The company has no office that is open.');

const days = [...slotsByDay(begun, now)];

test('at first neither a day nor a time is chosen, and every time that is offered is possible', () => {
  expect(begun).toMatchObject({ day: '', start: '' });
  expect(days.length).toBeGreaterThan(0);
  for (const [, starts] of days) {
    expect(starts.length).toBeGreaterThan(0);
    for (const start of starts) expect(isPossible({ ...begun, start }, now), start).toBe(true);
  }
});

test('another day keeps the time if it is possible then, and has none otherwise', () => {
  const [[first, times] = ['', []]] = days;
  for (const [day, starts] of days.slice(0, 7)) {
    expect(changeAppointment(begun, { day }, now)).toMatchObject({ day, start: '' });
    for (const start of times) {
      const changed = changeAppointment({ ...begun, day: first, start }, { day }, now);
      expect(changed.start).toBe(starts.find((each) => formatTime(each) === formatTime(start)) ?? '');
    }
  }
});

test('another length or office never changes the time to another one, and keeps none that is not possible', () => {
  for (const [day, starts] of days.slice(0, 3))
    for (const start of starts)
      for (const change of [
        { minutes: 60 },
        { minutes: 15 },
        ...site.offices.map(({ name }) => ({ office: name })),
      ]) {
        const changed = changeAppointment({ ...begun, day, start }, change, now);
        if (changed.start) expect(changed.start).toBe(start);
        if (changed.start) expect(isPossible(changed, now)).toBe(true);
      }
});
