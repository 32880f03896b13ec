import { expect, test } from 'vitest';
import { businessDayWords } from './business-days.ts';

test.each([
  [[1, 2, 3, 4, 5], 'Tuesday', 'Wednesday', 'Saturdays, Sundays and holidays'],
  [[1, 2, 3, 4], 'Tuesday', 'Wednesday', 'Fridays, Saturdays, Sundays and holidays'],
  [[1, 4], 'Monday', 'Thursday', 'Tuesdays, Wednesdays, Fridays, Saturdays, Sundays and holidays'],
  [[1, 2], 'Tuesday', 'Monday', 'Wednesdays, Thursdays, Fridays, Saturdays, Sundays and holidays'],
])('%j: from %s to %s, without %s', (days, from, to, others) => {
  const words = businessDayWords(days);
  expect(words.example).toEqual({ from, to });
  expect(words.others('holidays')).toBe(others);
});
