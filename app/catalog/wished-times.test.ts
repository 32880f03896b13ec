import { expect, test } from 'vitest';
import { listTimes } from './wished-times.ts';

const day = (open: { from: string; to: string } | null) => ({
  days: '',
  weekdays: [],
  shown: '',
  open,
});

test('the times are the half hours at which some office is open', () => {
  const offices = [
    { hours: [day({ from: '11:00', to: '12:30' }), day(null)] },
    { hours: [day({ from: '10:30', to: '12:00' })] },
  ];
  expect(listTimes(offices)).toEqual([
    { value: '10:30', label: '10:30 a.m.' },
    { value: '11:00', label: '11:00 a.m.' },
    { value: '11:30', label: '11:30 a.m.' },
    { value: '12:00', label: '12:00 p.m.' },
  ]);
});

test('offices that never open have none', () => {
  expect(listTimes([{ hours: [day(null)] }])).toEqual([]);
});
