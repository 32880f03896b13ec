import { expect, it } from 'vitest';
import { createTypingPause } from './typing-pause.ts';

function typeAt(...times: number[]) {
  let time = 0;
  const typing = createTypingPause(() => time);
  typing.begin();
  return times.map((next) => {
    time = next;
    return typing.continues();
  });
}

it('nothing is typed before the first key of a text', () => {
  expect(createTypingPause(() => 0).continues()).toBe(false);
});

it('nothing is typed after the person has left the field', () => {
  const typing = createTypingPause(() => 0);
  typing.begin();
  expect(typing.continues()).toBe(true);
  typing.end();
  expect(typing.continues()).toBe(false);
});

it('keys that follow within a second belong to the text, however long it is', () => {
  expect(typeAt(200, 900, 1_800, 2_799)).toEqual([true, true, true, true]);
});

it('after a second without a key the next one acts', () => {
  expect(typeAt(999, 1_999, 2_000)).toEqual([true, false, false]);
});
