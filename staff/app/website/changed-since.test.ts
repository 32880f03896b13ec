import { expect, test } from 'vitest';
import { changedSince } from './changed-since.ts';

const release = (id: number, ...keys: string[]) => ({
  id,
  at: '2026-11-20T15:00:00Z',
  by: 'Ada',
  note: '',
  restores: null,
  items: keys.map((key) => ({ kind: 'notice' as const, key, name: key })),
});

test('going back changes what later releases have published, each once', () => {
  const releases = [release(3, 'storm'), release(2, 'storm', 'phone'), release(1, 'holiday')];
  const keysSince = (id: number) => changedSince(releases, id).map(({ key }) => key);
  expect(keysSince(1)).toEqual(['storm', 'phone']);
  expect(keysSince(3)).toEqual([]);
  expect(keysSince(0)).toEqual(['storm', 'phone', 'holiday']);
});
