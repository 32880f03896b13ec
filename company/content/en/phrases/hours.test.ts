import { expect, test } from 'vitest';
import { officeHoursInWords } from './hours.ts';

const office = (name: string, from: string, to: string) => ({
  name,
  street: '1 Elm St',
  city: 'Duluth',
  state: 'MN',
  zip: '55802',
  near: 'the lake',
  hours: [
    { days: 'Monday', weekdays: [1], shown: '', open: { from, to } },
    { days: 'Sunday', weekdays: [0], shown: '', open: null },
  ],
});
const written = (offices: ReturnType<typeof office>[]) =>
  officeHoursInWords(offices).replaceAll('\u2060', '').replaceAll('\u00a0', ' ');

test.each([
  ['09:00', '17:00', '9 a.m.–5 p.m.'],
  ['08:30', '12:00', '8:30 a.m.–12 p.m.'],
  ['00:00', '13:05', '12 a.m.–1:05 p.m.'],
])('%s to %s is written as Americans do', (from, to, words) => {
  expect(written([office('Main', from, to)])).toMatch(new RegExp(`^Monday ${words}, `));
});

test('offices with different hours are named', () => {
  const both = written([office('Main', '09:00', '17:00'), office('Lake', '10:00', '14:00')]);
  expect(both).toContain('Main: Monday 9 a.m.–5 p.m.; Lake: Monday 10 a.m.–2 p.m.');
});

test('no office is open on a federal holiday', () => {
  expect(written([office('Main', '09:00', '17:00')])).toMatch(/, except federal holidays$/);
});
