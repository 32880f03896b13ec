import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestFailed } from '../../api/request-failed.ts';
import { createDraftSaver, savePause } from './draft-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(save = vi.fn(async (_text: string, seen: number) => seen + 1)) {
  let kept: string | undefined;
  const saver = createDraftSaver<string>({
    version: 4,
    isComplete: (text) => text !== '',
    save,
    keep: (text) => {
      kept = text;
    },
    forget: () => {
      kept = undefined;
    },
  });
  return { saver, save, kept: () => kept };
}

test('what was typed is saved once, a few seconds after the last key', async () => {
  const { saver, save, kept } = open();
  saver.type('s');
  await vi.advanceTimersByTimeAsync(savePause - 1);
  saver.type('storm');
  await vi.advanceTimersByTimeAsync(savePause - 1);
  expect(save).not.toHaveBeenCalled();
  expect(kept()).toBe('storm');
  await vi.advanceTimersByTimeAsync(1);
  expect(save.mock.calls).toEqual([['storm', 4]]);
  expect(saver.state.read().is).toBe('saved');
  expect([saver.version(), kept()]).toEqual([5, undefined]);
});

test('what is typed while a request is under way is saved after it', async () => {
  const first = Promise.withResolvers<number>();
  const save = vi.fn(async (_text: string, seen: number) => seen + 1).mockReturnValueOnce(first.promise);
  const { saver } = open(save);
  saver.type('one');
  await vi.advanceTimersByTimeAsync(savePause);
  saver.type('two');
  first.resolve(5);
  await vi.advanceTimersByTimeAsync(2 * savePause);
  expect(save.mock.calls).toEqual([
    ['one', 4],
    ['two', 5],
  ]);
});

test('an incomplete text stays in the tab', async () => {
  const { saver, save } = open();
  saver.type('');
  await vi.advanceTimersByTimeAsync(savePause);
  await saver.flush();
  expect(save).not.toHaveBeenCalled();
  expect(saver.state.read().is).toBe('incomplete');
});

test('a failure keeps the text, and the next key tries again', async () => {
  const { saver, save, kept } = open();
  save.mockRejectedValueOnce(new RequestFailed('offline'));
  saver.type('storm');
  await vi.advanceTimersByTimeAsync(savePause);
  expect([saver.state.read().is, kept()]).toEqual(['failed', 'storm']);
  saver.type('storms');
  await saver.flush();
  expect(saver.state.read().is).toBe('saved');
});

test('a draft of a colleague is not overwritten until the person says so', async () => {
  const { saver, save } = open();
  save.mockRejectedValueOnce(new RequestFailed('draft_changed', { status: 409 }));
  saver.type('mine');
  await vi.advanceTimersByTimeAsync(savePause);
  expect(saver.state.read().is).toBe('conflict');
  saver.type('still mine');
  await vi.advanceTimersByTimeAsync(savePause);
  expect(save).toHaveBeenCalledTimes(1);
  await saver.overwrite(9);
  expect(save.mock.lastCall).toEqual(['still mine', 9]);
  expect(saver.state.read().is).toBe('saved');
});
