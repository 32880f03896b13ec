import { expect, test } from 'vitest';
import { createBoundedProcess, NotStarted } from './bounded-process.ts';

const bounds = { seconds: 5, heapMegabytes: 64, startSeconds: 1 };
const hanging = new URL('../../tests/support/hanging-child.ts', import.meta.url);

test('a process that hangs at its start is ended, and each request fails instead of waiting for it', async () => {
  const run = createBoundedProcess<object, unknown>(hanging, bounds);
  for (let request = 0; request < 2; request += 1) await expect(run({})).rejects.toThrow(NotStarted);
});
