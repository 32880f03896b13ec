import { expect, it } from 'vitest';
import { listFilters } from '../../../server/staff/inbox/list-filters.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import {
  countFound,
  countListed,
  formatCount,
  isNarrowed,
  startView,
  statesOf,
  toFilters,
  type View,
  withinRole,
} from './view.ts';

it('a new view asks for nothing but its tab', () => {
  expect(toFilters(startView)).toEqual({});
  expect(isNarrowed(startView)).toBe(false);
  expect(statesOf('new')).toEqual(['new']);
  expect(statesOf('all')).toBeUndefined();
});

it('every filter is sent as the server takes it', () => {
  const view: View = {
    ...startView,
    assignee: 'me',
    kind: 'application',
    job: 'Clerk',
    language: 'es',
    search: ' roof ',
    since: '2026-11-01',
    until: '2026-11-16',
  };
  const filters = toFilters(view);
  expect(listFilters.parse(filters)).toEqual({
    assignee: 'me',
    kinds: ['application'],
    jobs: ['Clerk'],
    language: 'es',
    search: 'roof',
    since: atOffice('2026-11-01T00:00').toISOString(),
    until: atOffice('2026-11-17T00:00').toISOString(),
  });
  expect(isNarrowed(view)).toBe(true);
});

it.each(['', '0002-01-01', '20266-01-01', 'soon'])('the half-typed date %j filters nothing', (since) => {
  expect(toFilters({ ...startView, since })).toEqual({});
});

it('blanks are no search', () => {
  expect(isNarrowed({ ...startView, search: '  ' })).toBe(false);
});

it('what a changed role no longer includes is left out', () => {
  const view: View = { ...startView, kind: 'verification', job: 'Clerk', search: 'roof' };
  expect(withinRole(view, ['application', 'verification'])).toBe(view);
  expect(withinRole(view, ['message'])).toEqual({ ...startView, search: 'roof' });
});

it('a tab shows how many entries have its state, and the first tab how many there are', () => {
  const counts = { counts: { new: 12, in_progress: 0, done: 9500, snoozed: 0 } };
  expect(formatCount(counts, 'new')).toBe('12');
  expect(formatCount(counts, 'in_progress')).toBe('0');
  expect(formatCount(counts, 'done')).toBe('9,500');
  expect(formatCount(counts, 'all')).toBe('9,512');
});

it('a list counts all that it goes through: its tab, or every state in a search', () => {
  const counts = { counts: { new: 131, in_progress: 20, done: 7, snoozed: 2 } };
  expect(countListed(counts, startView)).toBe(131);
  expect(countListed(counts, { ...startView, tab: 'all' })).toBe(160);
  expect(countListed(counts, { ...startView, search: 'roof' })).toBe(160);
  expect(countListed(counts, { ...startView, search: 'roof', only: 'snoozed' })).toBe(158);
});

it('a list that goes on has found as many records as are counted, and not those that are shown', () => {
  const counts = { counts: { new: 113, in_progress: 4, done: 0, snoozed: 2 } };
  const late: View = { ...startView, only: 'late' };
  expect(countFound(50, true, counts, late)).toBe(113);
  expect(countFound(7, false, counts, late)).toBe(7);
  expect(countFound(0, true, undefined, late)).toBeUndefined();
});
