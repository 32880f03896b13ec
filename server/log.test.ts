import { expect, test, vi } from 'vitest';
import { log } from './log.ts';

test('a line of the log holds nothing that a terminal would obey', () => {
  const said = vi.spyOn(console, 'log').mockReturnValue(undefined);
  log('page not found', { path: '/\u009b31mred\u202e\u007f\n/é' });
  const line = String(said.mock.calls[0]?.[0]);
  said.mockRestore();
  expect(line).toMatch(/page not found \{"path":"\/\\u009b31mred\\u202e\\u007f\\n\/\\u00e9"\}$/);
});
