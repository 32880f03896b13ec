import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, log } from './log.ts';
import { withRequestId } from './observe/request-id.ts';

const lines: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  lines.length = 0;
});

const path = '/\u009b31mred\u202e\u007f\n/é';
const escaped = '"/\\u009b31mred\\u202e\\u007f\\n/\\u00e9"';

test('a line is one object of JSON without control sequences', () => {
  vi.stubEnv('LOG_FORMAT', 'json');
  withRequestId('request-1', () => log('page not found', { path }));
  announce('The site is open');
  expect(lines).toEqual([
    `{"time":"2026-11-16T12:00:00.000Z","event":"page not found","request":"request-1","path":${escaped}}`,
    '{"time":"2026-11-16T12:00:00.000Z","event":"The site is open"}',
  ]);
  expect(JSON.parse(lines[0] ?? '').path).toBe(path);
});

test('as text, an event is readable and a sentence stays as it is', () => {
  vi.stubEnv('LOG_FORMAT', 'text');
  log('page not found', { path });
  announce('The site is open');
  expect(lines).toEqual([`2026-11-16T12:00:00.000Z page not found {"path":${escaped}}`, 'The site is open']);
});
