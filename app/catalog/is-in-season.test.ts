import { expect, test } from 'vitest';
import { isInSeason } from './is-in-season.ts';

const summer = { from: '06-01', to: '08-31' };
const winter = { from: '12-01', to: '02-29' };
const once = { from: '2026-11-01', to: '2026-12-31' };

test.each([
  [summer, '2026-05-31', false],
  [summer, '2026-06-01', true],
  [summer, '2031-08-31', true],
  [summer, '2026-09-01', false],
  [winter, '2026-11-30', false],
  [winter, '2026-12-01', true],
  [winter, '2026-12-31', true],
  [winter, '2027-01-01', true],
  [winter, '2027-02-28', true],
  [winter, '2028-02-29', true],
  [winter, '2027-03-01', false],
  [once, '2026-10-31', false],
  [once, '2026-11-01', true],
  [once, '2026-12-31', true],
  [once, '2027-01-01', false],
  [once, '2027-11-15', false],
])('%j holds on %s: %s', (season, day, holds) => {
  expect(isInSeason(season, day)).toBe(holds);
});
