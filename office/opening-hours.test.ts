import { expect, onTestFinished, test } from 'vitest';
import type { OpeningHours } from '#company/shape/site.ts';
import type { SpecialHours } from '#domain/special-days.ts';
import { atOffice } from '../tests/support/at-office.ts';
import { officeClock } from './clock.ts';
import { isOpenAt, isWithinOfficeHours, listSlots, openingHoursWith } from './opening-hours.ts';
import { setSpecialDays } from './special-days.ts';

const line = (weekdays: number[], open: OpeningHours['open']): OpeningHours => ({
  days: '',
  shown: '',
  weekdays,
  open,
});
const office = {
  name: 'Dock Street',
  hours: [
    line([1, 2, 3, 4, 5], { from: '09:00', to: '17:00' }),
    line([6], { from: '10:00', to: '14:00' }),
    line([0], null),
  ],
};
/** Open on the nights in which clocks change. */
const nightOffice = {
  name: 'Night',
  hours: [line([0, 1, 2, 3, 4, 5, 6], { from: '00:00', to: '06:00' })],
};
/** As the clock of the office shows them. */
const slots = (from: string, days: number, minutes = 30, place = office) =>
  listSlots(place, atOffice(from), days, minutes).map((start) => officeClock.timeAt(start).slice(0, 16));
const fits = (start: string, minutes = 30, place = office) =>
  isWithinOfficeHours(place, atOffice(start), minutes);

test('a weekday has a start every 30 minutes, and the last one ends when the office closes', () => {
  const tuesday = slots('2026-11-17T00:00', 1);
  expect(tuesday).toHaveLength(16);
  expect(tuesday.slice(0, 2)).toEqual(['2026-11-17T09:00', '2026-11-17T09:30']);
  expect(tuesday.at(-1)).toBe('2026-11-17T16:30');
  expect(slots('2026-11-17T00:00', 1, 60).at(-1)).toBe('2026-11-17T16:00');
  expect(slots('2026-11-17T00:00', 1, 15).at(-1)).toBe('2026-11-17T16:30');
  expect(slots('2026-11-17T00:00', 1, 9 * 60)).toEqual([]);
});

test('nothing is in the past', () => {
  expect(slots('2026-11-17T15:45', 1)).toEqual(['2026-11-17T16:00', '2026-11-17T16:30']);
  expect(slots('2026-11-17T16:29', 1)).toEqual(['2026-11-17T16:30']);
  expect(slots('2026-11-17T16:30', 1)).toEqual([]);
});

test('today is the day at the office, not in UTC', () => {
  expect(slots('2026-11-17T23:30', 2)[0]).toBe('2026-11-18T09:00');
});

test('a Saturday has its own hours, and a Sunday has none', () => {
  const weekend = slots('2026-11-21T00:00', 2);
  expect(weekend[0]).toBe('2026-11-21T10:00');
  expect(weekend.at(-1)).toBe('2026-11-21T13:30');
  expect(fits('2026-11-21T09:30')).toBe(false);
  expect(fits('2026-11-22T11:00')).toBe(false);
});

test('a federal holiday is closed, on the day it is observed', () => {
  expect(slots('2026-11-26T00:00', 1)).toEqual([]);
  expect(slots('2026-07-03T00:00', 1)).toEqual([]);
  expect(slots('2027-12-31T00:00', 1)).toEqual([]);
  expect(fits('2026-11-26T10:00')).toBe(false);
  expect(fits('2026-11-27T10:00')).toBe(true);
});

test('an appointment has to end before the office closes', () => {
  expect(fits('2026-11-17T16:30')).toBe(true);
  expect(fits('2026-11-17T16:31')).toBe(false);
  expect(fits('2026-11-17T08:59')).toBe(false);
  expect(fits('2026-11-17T09:00', 8 * 60)).toBe(true);
});

// Spring forward on March 8, 2026; fall back on November 1.
test.each([
  ['2026-03-07', '2026-03-09'],
  ['2026-10-31', '2026-11-02'],
])('the office opens by its clock before and after clocks change, from %s to %s', (before, after) => {
  const starts = slots(`${before}T00:00`, 3);
  expect(starts[0]).toBe(`${before}T10:00`);
  expect(starts).toContain(`${after}T09:00`);
  expect(starts).toHaveLength(8 + 16);
});

test('in the night of a clock change every half hour that passes is a start, and no other', () => {
  const spring = slots('2026-03-07T23:59', 2, 30, nightOffice).map((start) => start.slice(11));
  expect(spring).toHaveLength(10);
  expect(spring.slice(2, 6)).toEqual(['01:00', '01:30', '03:00', '03:30']);
  const fall = slots('2026-10-31T23:59', 2, 30, nightOffice).map((start) => start.slice(11));
  expect(fall).toHaveLength(14);
  expect(fall.at(-1)).toBe('05:30');
  expect(fits('2026-03-08T05:30', 30, nightOffice)).toBe(true);
  expect(fits('2026-03-08T05:30', 60, nightOffice)).toBe(false);
});

test.each([
  ['2026-01-05T08:59', false, 'a Monday in winter, before it opens'],
  ['2026-01-05T09:00', true, 'as it opens'],
  ['2026-01-05T16:59', true, 'before it closes'],
  ['2026-01-05T17:00', false, 'as it closes'],
  ['2026-01-06T00:00', false, 'midnight'],
  ['2026-07-06T09:00', true, 'in summer'],
  ['2026-07-11T09:30', false, 'a Saturday, which opens later'],
  ['2026-07-11T13:59', true, 'a Saturday'],
  ['2026-07-12T12:00', false, 'a Sunday'],
  ['2026-03-09T09:00', true, 'the Monday after the clocks change in spring'],
  ['2026-11-02T08:30', false, 'and in autumn'],
  ['2026-11-26T11:00', false, 'Thanksgiving'],
  ['2026-12-25T11:00', false, 'Christmas'],
  ['2026-07-03T11:00', false, 'Independence Day, observed on the Friday'],
])('%s: somebody is there: %s (%s)', (moment, isOpen) => {
  expect(isOpenAt(office, atOffice(moment))).toBe(isOpen);
});

const special = (day: Partial<SpecialHours>): SpecialHours => ({
  from: '2026-11-17',
  to: '2026-11-17',
  places: 'all',
  open: null,
  ...day,
});
const setDays = (...days: Partial<SpecialHours>[]) => {
  setSpecialDays(days.map((day) => ({ facts: special(day), words: { en: { reason: 'Inventory' } } })));
  onTestFinished(() => setSpecialDays([]));
};

test('on a special day an office is closed, to its last day', () => {
  setDays({ to: '2026-11-18' });
  expect(slots('2026-11-17T00:00', 3)[0]).toBe('2026-11-19T09:00');
  expect(fits('2026-11-18T10:00')).toBe(false);
  expect(isOpenAt(office, atOffice('2026-11-17T10:00'))).toBe(false);
  expect(isOpenAt(office, atOffice('2026-11-19T10:00'))).toBe(true);
});

test('other hours take the place of the usual ones, also on a holiday and on a day that is closed else', () => {
  setDays({ open: { from: '12:00', to: '13:00' }, to: '2026-11-29' });
  expect(slots('2026-11-17T00:00', 1)).toEqual(['2026-11-17T12:00', '2026-11-17T12:30']);
  expect(fits('2026-11-26T12:00')).toBe(true);
  expect(isOpenAt(office, atOffice('2026-11-22T12:30'))).toBe(true);
});

test('a day of another office changes nothing, and one that names the office comes before one of all', () => {
  setDays({ places: ['Elsewhere'] });
  expect(fits('2026-11-17T09:00')).toBe(true);
  setDays({ places: [office.name], open: { from: '10:00', to: '12:00' } }, { places: 'all' });
  expect(slots('2026-11-17T00:00', 1)[0]).toBe('2026-11-17T10:00');
});

test('a script in the browser is given the days', () => {
  const { isOpenAt: isOpenThere } = openingHoursWith([special({})]);
  expect(isOpenThere(office, atOffice('2026-11-17T10:00'))).toBe(false);
  expect(isOpenAt(office, atOffice('2026-11-17T10:00'))).toBe(true);
});
