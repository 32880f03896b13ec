import { afterEach, expect, test, vi } from 'vitest';
import { askForTime, ourTime } from './our-time.ts';

afterEach(() => vi.unstubAllGlobals());

test('our time is that of the server, once it was asked', async () => {
  vi.stubGlobal('location', { pathname: '/' });
  const ours = 'Thu, 19 Nov 2026 12:00:00 GMT';
  vi.stubGlobal('fetch', async () => new Response(null, { headers: { date: ours } }));
  await askForTime();
  expect(Math.abs(ourTime().getTime() - Date.parse(ours))).toBeLessThan(5_000);
  const stored = { date: 'Wed, 18 Nov 2026 12:00:00 GMT', age: '86400' };
  vi.stubGlobal('fetch', async () => new Response(null, { headers: stored }));
  await askForTime();
  expect(Math.abs(ourTime().getTime() - Date.parse(ours))).toBeLessThan(5_000);
  vi.stubGlobal('fetch', async () => new Response(null));
  await askForTime();
  expect(Math.abs(ourTime().getTime() - Date.parse(ours))).toBeLessThan(5_000);
});
