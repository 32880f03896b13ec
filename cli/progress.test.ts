import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { drawBar, startProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
});

it('the bar shows how far the work is', () => {
  expect(drawBar('Saving', 5_200_000, 10_400_000, 'bytes')).toBe(
    `Saving ${'█'.repeat(12)}${'░'.repeat(12)}  50 %  5.2 MB of 10.4 MB`,
  );
  expect(drawBar('Reading', 1200, 1200, 'rows')).toContain('100 %  1,200 of 1,200 rows');
  expect(drawBar('Nothing', 0, 0, 'files')).toContain('100 %');
});

it.each([
  ['short work', true, 100],
  ['output to a file', false, 400],
])('nothing is drawn for %s', (_what, isTTY, elapsed) => {
  const write = vi.fn(() => true);
  const progress = startProgress('Saving', 10, 'bytes', { isTTY, write });
  vi.advanceTimersByTime(elapsed);
  progress.advance(10);
  progress.finish();
  expect(write).not.toHaveBeenCalled();
});

it('the bar of long work is erased at the end', () => {
  const write = vi.fn((_text: string) => true);
  const progress = startProgress('Saving', 10, 'files', { isTTY: true, write: write as never });
  vi.advanceTimersByTime(400);
  progress.advance(4);
  progress.advance(1);
  progress.finish();
  expect(write.mock.calls.map(([text]) => text.includes('40 %'))).toEqual([true, false]);
  expect(write.mock.calls.at(-1)).toEqual(['\r\u001b[K']);
});
