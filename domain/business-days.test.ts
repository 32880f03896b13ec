import { expect, test } from 'vitest';
import { listBusinessDays } from './business-days.ts';

const open = { from: '09:00', to: '17:00' };
const office = (...weekdays: number[]) => ({
  hours: [
    { days: '', shown: '', weekdays, open },
    { days: '', shown: '', weekdays: [0, 1, 2, 3, 4, 5, 6], open: null },
  ],
});

test('a business day is a weekday on which some office is open', () => {
  expect(listBusinessDays([office(1, 2, 3, 4, 5, 6)])).toEqual([1, 2, 3, 4, 5]);
  expect(listBusinessDays([office(1, 2), office(2, 4)])).toEqual([1, 2, 4]);
});

test('offices that open at weekends only answer from Monday to Friday', () => {
  expect(listBusinessDays([office(6, 0)])).toEqual([1, 2, 3, 4, 5]);
});
