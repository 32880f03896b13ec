import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

const exact = { counts: { new: 12, in_progress: 3, done: 500 }, exact: true };

it('exact counts are shown as they are', () => {
  expect(formatCount(exact, 'new')).toBe('12');
  expect(formatCount(exact, 'done')).toBe('500');
  expect(formatCount(exact, 'all')).toBe('515');
});

it('where the server stopped counting, it is at least as many', () => {
  const cut = { counts: { new: 12, in_progress: 3, done: 501 }, exact: true };
  expect(formatCount(cut, 'new')).toBe('12');
  expect(formatCount(cut, 'done')).toBe('500+');
  expect(formatCount(cut, 'all')).toBe('500+');
});

it('a search that looked only at the newest says so', () => {
  const some = { counts: { new: 30, in_progress: 0, done: 60 }, exact: false };
  expect(formatCount(some, 'new')).toBe('30+');
  expect(formatCount(some, 'in_progress')).toBe('0+');
  expect(formatCount(some, 'all')).toBe('90+');
});
