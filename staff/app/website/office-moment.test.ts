import { expect, test } from 'vitest';
import { atOffice } from '../../../tests/support/at-office.ts';
import { fromOfficeField, toOfficeField } from './office-moment.ts';

test('a field shows and reads the time at the office', () => {
  const moment = atOffice('2026-11-18T09:30').toISOString();
  expect(toOfficeField(moment)).toBe('2026-11-18T09:30');
  expect(fromOfficeField('2026-11-18T09:30')).toBe(moment);
});

test('nothing, or half of it, is no moment', () => {
  expect(toOfficeField(null)).toBe('');
  for (const typed of ['', '2026-11-18', 'T09:30']) expect(fromOfficeField(typed)).toBeNull();
});
