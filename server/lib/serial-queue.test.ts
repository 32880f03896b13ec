import { expect, onTestFinished, test, vi } from 'vitest';
import { createSerialQueue } from './serial-queue.ts';

test('tasks run one at a time, and a failed task does not stop the next', async () => {
  const enqueue = createSerialQueue();
  let running = 0;
  const task = (fail: boolean) => async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    if (fail) throw new Error('broken');
    return 'done';
  };
  const results = await Promise.allSettled([false, true, false].map((fail) => enqueue('a', task(fail))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a sender with four waiting tasks is refused, while others are served', async () => {
  const enqueue = createSerialQueue();
  const gate = Promise.withResolvers<void>();
  const flood = [1, 2, 3, 4].map(() => enqueue('flood', () => gate.promise));
  await expect(enqueue('flood', async () => {})).rejects.toMatchObject({ status: 429 });
  const uncounted = [1, 2, 3, 4, 5].map(() => enqueue(undefined, async () => 'served'));
  const other = enqueue('other', async () => 'served');
  gate.resolve();
  await Promise.all(flood);
  expect(await Promise.all([other, ...uncounted])).toEqual(Array(6).fill('served'));
  expect(await enqueue('flood', async () => 'again')).toBe('again');
});

test('senders take turns: the slow tasks of one delay another by one of them at most', async () => {
  const enqueue = createSerialQueue();
  const gates = [1, 2, 3].map(() => Promise.withResolvers<void>());
  const order: string[] = [];
  const slow = gates.map(({ promise }, at) =>
    enqueue('slow', () => promise.then(() => order.push(`slow ${at}`))),
  );
  const honest = ['a', 'b'].map((sender) => enqueue(sender, async () => order.push(sender)));
  gates[0]?.resolve();
  await Promise.all(honest);
  expect(order).toEqual(['slow 0', 'a', 'b']);
  for (const gate of gates) gate.resolve();
  await Promise.all(slow);
  expect(order).toEqual(['slow 0', 'a', 'b', 'slow 1', 'slow 2']);
});

test('a sender whose tasks took two minutes waits for the rest of ten, while others are served', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const enqueue = createSerialQueue();
  const takeTenSeconds = async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    throw new Error('too complex');
  };
  for (let tasks = 0; tasks < 12; tasks += 1)
    await expect(enqueue('flood', takeTenSeconds)).rejects.toThrow('too complex');
  await expect(enqueue('flood', takeTenSeconds)).rejects.toMatchObject({ status: 429 });
  expect(await enqueue('other', async () => 'served')).toBe('served');
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await enqueue('flood', async () => 'again')).toBe('again');
});
