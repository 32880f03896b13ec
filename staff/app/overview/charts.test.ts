import { expect, test } from 'vitest';
import { scaleOf, stackDay } from './charts.tsx';

test('a scale ends at a round number that holds the largest value, with four lines at most above zero', () => {
  expect(scaleOf(0)).toEqual({ top: 1, ticks: [0, 1] });
  expect(scaleOf(3)).toEqual({ top: 3, ticks: [0, 1, 2, 3] });
  expect(scaleOf(7)).toEqual({ top: 8, ticks: [0, 2, 4, 6, 8] });
  expect(scaleOf(41)).toEqual({ top: 60, ticks: [0, 20, 40, 60] });
  for (let most = 1; most < 3000; most += 1) {
    const { top, ticks } = scaleOf(most);
    expect(top).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(5);
  }
});

test('the parts of a bar stand on each other and end at the top of the scale', () => {
  expect(stackDay(['message', 'application', 'verification'], [2, 0, 6], 8)).toEqual([
    { part: 'message', y: 75, height: 25 },
    { part: 'verification', y: 0, height: 75 },
  ]);
});
