import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runDaily } from './run-daily.ts';

const hour = 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a step runs a minute after the start and then daily, until it is stopped', async () => {
  const task = vi.fn(async () => {});
  const { stop } = runDaily({ purge: task });
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

test('a failed run is retried within the hour, and the log holds only the step and its code', async () => {
  const task = vi.fn(async () => {});
  task.mockRejectedValueOnce(new Error('Key (email)=(ada@example.com) is missing'));
  const { stop } = runDaily({ purge: task });
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.advanceTimersByTimeAsync(hour);
  expect(task).toHaveBeenCalledTimes(2);
  expect(vi.mocked(console.log).mock.calls.flat().join()).toMatch(
    /upkeep failed.*\W"step":"purge","code":"Error"\}$/,
  );
  await stop();
});

test.each(['purge', 'sweep'])('a failing %s does not stop the other step', async (failing) => {
  const steps = { purge: vi.fn(async () => {}), sweep: vi.fn(async () => {}) };
  const timeout = Object.assign(new Error('canceling statement'), { code: '57014' });
  steps[failing as keyof typeof steps].mockRejectedValue(timeout);
  const { stop } = runDaily(steps);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(steps.purge).toHaveBeenCalledTimes(1);
  expect(steps.sweep).toHaveBeenCalledTimes(1);
  expect(console.log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`"step":"${failing}","code":"57014"`),
  );
  await stop();
});

test('the last run is known, with the steps that failed', async () => {
  vi.setSystemTime('2026-11-16T12:00:00Z');
  const steps = { purge: vi.fn(async () => {}), sweep: vi.fn(async () => {}) };
  steps.sweep.mockRejectedValueOnce(new Error('canceling statement'));
  const { stop, lastRun } = runDaily(steps);
  expect(lastRun()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lastRun()).toEqual({ at: '2026-11-16T12:01:00.000Z', failed: ['sweep'] });
  await vi.advanceTimersByTimeAsync(hour);
  expect(lastRun()).toEqual({ at: '2026-11-16T13:01:00.000Z', failed: [] });
  await stop();
});

test('stopping waits for the current run', async () => {
  const gate = Promise.withResolvers<void>();
  const { stop } = runDaily({ purge: () => gate.promise });
  await vi.advanceTimersByTimeAsync(60_000);
  const stopped = vi.fn();
  const stopping = stop().then(stopped);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).not.toHaveBeenCalled();
  gate.resolve();
  await stopping;
});
