import { expect, test, vi } from 'vitest';
import { loadOnce } from './load-once.ts';

const errorWith = (code: string) => Object.assign(new Error('failed'), { code });

test('what is loaded is kept, a failure is not', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(errorWith('EMFILE'));
  const get = loadOnce(load);
  await expect(get()).rejects.toThrow('failed');
  expect(await get()).toBe('loaded');
  expect(await get()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(2);
});

test.for([
  ['that Node.js keeps for want of descriptors cannot be mended here', 'EMFILE', true],
  ['of the code itself does not end the server', 'ERR_MODULE_NOT_FOUND', false],
] as const)('a failure %s', async ([, code, ends]) => {
  const giveUp = vi.fn();
  const kept = errorWith(code);
  const get = loadOnce(() => Promise.reject(kept), giveUp);
  await expect(get()).rejects.toBe(kept);
  expect(giveUp).not.toHaveBeenCalled();
  await expect(get()).rejects.toBe(kept);
  expect(giveUp).toHaveBeenCalledTimes(ends ? 1 : 0);
});

test('a failure of another kind after one for want of descriptors cannot be mended here', async () => {
  const giveUp = vi.fn();
  const load = vi
    .fn(() => Promise.reject(new TypeError('half loaded')))
    .mockRejectedValueOnce(errorWith('EMFILE'));
  const get = loadOnce(load, giveUp);
  await expect(get()).rejects.toThrow('failed');
  await expect(get()).rejects.toThrow('half loaded');
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('another failure for want of descriptors is tried again', async () => {
  const giveUp = vi.fn();
  const get = loadOnce(() => Promise.reject(errorWith('EMFILE')), giveUp);
  for (let call = 0; call < 3; call += 1) await expect(get()).rejects.toThrow('failed');
  expect(giveUp).not.toHaveBeenCalled();
});
