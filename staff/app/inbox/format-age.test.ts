import { expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

const now = new Date(2026, 10, 16, 14, 0);

it.each<[Date, string]>([
  [new Date(2026, 10, 16, 14, 0, 30), 'just now'],
  [new Date(2026, 10, 16, 13, 59, 30), 'just now'],
  [new Date(2026, 10, 16, 13, 20), '40 min ago'],
  [new Date(2026, 10, 16, 2, 0), '12 h ago'],
  [new Date(2026, 10, 15, 23, 0), 'yesterday'],
  [new Date(2026, 10, 13, 9, 0), '3 days ago'],
  [new Date(2026, 10, 3, 9, 0), 'Nov 3'],
  [new Date(2025, 10, 3, 9, 0), 'Nov 3, 2025'],
])('%s was %s', (time, text) => {
  expect(formatAge(time.toISOString(), now)).toBe(text);
});
