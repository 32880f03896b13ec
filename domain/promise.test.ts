import { expect, test } from 'vitest';
import { atOffice } from '../tests/support/at-office.ts';
import { businessDates } from '../tests/support/business-dates.ts';
import { countClaimHours } from './promise.ts';

const sent = atOffice(`${businessDates.lastOfWeek}T15:00`);
const answered = atOffice(`${businessDates.nextWeek}T15:00`);
const days = (answered.getTime() - sent.getTime()) / (24 * 60 * 60 * 1000);

test('if the claims line is always open, the weekend counts', () => {
  const { between, before } = countClaimHours('always');
  expect(between(sent, answered)).toBe(days * 24);
  expect(before(answered, days * 24)).toEqual(sent);
});

test('if the claims line has hours, business hours count', () => {
  const { between, before } = countClaimHours([]);
  expect(between(sent, answered)).toBe(24);
  expect(before(answered, 24)).toEqual(sent);
});
