import { expect, it, onTestFinished, vi } from 'vitest';
import { startProgress } from './progress.ts';

it.each([
  ['short work', true, 100, []],
  ['output to a file', false, 400, []],
  ['long work', true, 400, ['\r\u001b[KSaving: 1,004 of 1,200 files', '\r\u001b[K']],
] as const)('the progress of %s is drawn to a terminal only, and erased', (_what, isTTY, elapsed, drawn) => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const write = vi.fn(() => true);
  const progress = startProgress('Saving', 1200, 'files', { isTTY, write });
  vi.advanceTimersByTime(elapsed);
  progress.advance(1004);
  progress.advance(1);
  progress.finish();
  expect(write.mock.calls.flat()).toEqual(drawn);
});
