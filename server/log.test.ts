import { expect, test, vi } from 'vitest';
import { log } from './log.ts';

test('a log line holds no control sequences', () => {
  const logged = vi.spyOn(console, 'log').mockReturnValue(undefined);
  log('page not found', { path: '/\u009b31mred\u202e\u007f\n/é' });
  const line = String(logged.mock.calls[0]?.[0]);
  logged.mockRestore();
  expect(line).toMatch(/page not found \{"path":"\/\\u009b31mred\\u202e\\u007f\\n\/\\u00e9"\}$/);
});
