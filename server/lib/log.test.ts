import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { advise, announce, log } from './log.ts';
import { withRequestId } from './request-id.ts';

const lines: string[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') });
  vi.spyOn(console, 'log').mockImplementation((line) => lines.push(line));
  vi.stubEnv('NO_COLOR', '1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  lines.length = 0;
});

const path = '/\u009b31mred\u202e\u007f\n/é';
const escaped = '/\\u009b31mred\\u202e\\u007f\\n/\\u00e9';

test('a line is one object of JSON without control sequences', () => {
  vi.stubEnv('LOG_FORMAT', 'json');
  withRequestId('request-1', () => log('page not found', { path }));
  announce('The site is open');
  advise('Not set up yet: mail');
  expect(lines).toEqual([
    `{"time":"2026-11-16T12:00:00.000Z","event":"page not found","request":"request-1","path":"${escaped}"}`,
    '{"time":"2026-11-16T12:00:00.000Z","event":"The site is open"}',
  ]);
  expect(JSON.parse(lines[0] ?? '').path).toBe(path);
});

test('a person reads the time of day, the event and its details in words, also without control sequences', () => {
  vi.stubEnv('LOG_FORMAT', 'text');
  withRequestId('request-1', () => log('page not found', { path }));
  log('rest request failed', { code: '57014', attempts: 2 });
  log('the virus scanner is back');
  announce('The site is open at http://localhost:3000');
  advise('Not set up yet: mail');
  const clock = new Date().toTimeString().slice(0, 8);
  expect(lines).toEqual([
    `${clock} page not found: path ${escaped.replace('\\n', '\\u000a')}`,
    `${clock} rest request failed: code 57014, attempts 2`,
    `${clock} the virus scanner is back`,
    'The site is open at http://localhost:3000',
    'Not set up yet: mail',
  ]);
});

test.each([
  [true, 'text'],
  [false, 'json'],
])('without LOG_FORMAT, whether stdout is a terminal decides (%s: %s)', (isTerminal, format) => {
  vi.stubEnv('LOG_FORMAT', '');
  const { isTTY } = process.stdout;
  onTestFinished(() => void Object.assign(process.stdout, { isTTY }));
  Object.assign(process.stdout, { isTTY: isTerminal });
  announce('The site is open');
  expect(lines[0]?.startsWith('{')).toBe(format === 'json');
});
