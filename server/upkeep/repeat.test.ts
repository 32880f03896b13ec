import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a task runs a minute after the start and then once a day, until it is stopped', async () => {
  const task = vi.fn(async () => {});
  const { stop } = repeat(task);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(task).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(23 * hour);
  expect(task).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(6 * 24 * hour + hour);
  expect(task).toHaveBeenCalledTimes(8);
  await stop();
  await vi.advanceTimersByTimeAsync(48 * hour);
  expect(task).toHaveBeenCalledTimes(8);
});

test('a failed run is tried again within the hour, and the log holds no words of the failure', async () => {
  const task = vi.fn(async () => {});
  task.mockRejectedValueOnce(new Error('Key (email)=(ada@harborlight.example) is missing'));
  const { stop } = repeat(task);
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(hour);
  expect(task).toHaveBeenCalledTimes(2);
  expect(vi.mocked(console.log).mock.calls.flat().join()).toMatch(/clearing out failed \{"code":"Error"\}$/);
  await stop();
});

test('a stop waits for the run that is under way', async () => {
  const gate = Promise.withResolvers<void>();
  const { stop } = repeat(() => gate.promise);
  await vi.advanceTimersByTimeAsync(60_000);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).not.toHaveBeenCalled();
  gate.resolve();
  await stopping;
});
