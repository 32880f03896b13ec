import { expect, test } from 'vitest';
import { createQueue } from './one-at-a-time.ts';

test('tasks run one after the other, and one that fails holds up none', async () => {
  const inTurn = createQueue();
  let running = 0;
  const task = (fail: boolean) => async () => {
    running += 1;
    expect(running).toBe(1);
    await Promise.resolve();
    running -= 1;
    if (fail) throw new Error('broken');
    return 'done';
  };
  const results = await Promise.allSettled([false, true, false].map((fail) => inTurn('a', task(fail))));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a sender with four tasks waiting is asked to come back, while others are served', async () => {
  const inTurn = createQueue();
  let open = () => {};
  const door = new Promise<void>((resolve) => {
    open = resolve;
  });
  const flood = [1, 2, 3, 4].map(() => inTurn('flood', () => door));
  await expect(inTurn('flood', async () => {})).rejects.toMatchObject({ statusCode: 429 });
  const uncounted = [1, 2, 3, 4, 5].map(() => inTurn(undefined, async () => 'served'));
  const other = inTurn('other', async () => 'served');
  open();
  await Promise.all(flood);
  expect(await Promise.all([other, ...uncounted])).toEqual(Array(6).fill('served'));
  expect(await inTurn('flood', async () => 'again')).toBe('again');
});
