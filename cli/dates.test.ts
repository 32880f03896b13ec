import { expect, test } from 'vitest';
import { atOffice } from '../tests/support/at-office.ts';
import { formatTime } from './dates.ts';

test('a time is shown as the office has it, with the distance to UTC', () => {
  const moment = atOffice('2026-11-15T09:30');
  const shown = formatTime(moment.toISOString());
  expect(shown).toMatch(/^2026-11-15 09:30 [+-]\d\d:\d\d$/);
  expect(new Date(shown)).toEqual(moment);
});
