import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it('a tab shows how many entries have its state, and the first tab how many there are', () => {
  const counts = { counts: { new: 12, in_progress: 0, done: 9500 } };
  expect(formatCount(counts, 'new')).toBe('12');
  expect(formatCount(counts, 'in_progress')).toBe('0');
  expect(formatCount(counts, 'done')).toBe('9,500');
  expect(formatCount(counts, 'all')).toBe('9,512');
});
