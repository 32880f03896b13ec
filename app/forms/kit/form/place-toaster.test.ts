import { expect, test } from 'vitest';
import { wayUp } from './place-toaster.ts';

const box = (top: number, bottom: number, left = 0, right = 300) => ({ top, bottom, left, right });
const toast = box(700, 800);

test.each([
  ['stays where it covers nothing', [box(600, 690), box(810, 840)], 0],
  ['stays where what lies at its height is beside it', [box(710, 750, 310, 390)], 0],
  ['moves above what it would cover', [box(720, 760)], 80],
  ['moves on where it would cover the next one there', [box(720, 760), box(600, 640), box(400, 440)], 200],
  ['finds a room between two', [box(720, 760), box(570, 610)], 80],
  ['stays if there is no room', [box(720, 760), box(0, 630)], 0],
])('a message %s', (_, others, way) => {
  expect(wayUp(toast, others)).toBe(way);
});
