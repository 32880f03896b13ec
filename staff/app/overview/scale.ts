const steps = [1, 2, 5];

/** The top of a scale that holds the largest number, and its lines: at most four, at round numbers. */
export function scaleOf(most: number): { top: number; ticks: number[] } {
  let step = 1;
  for (let power = 0; step * 4 < most; power += 1)
    step = (steps[power % steps.length] ?? 1) * 10 ** Math.floor(power / steps.length);
  const count = Math.max(1, Math.ceil(most / step));
  return { top: count * step, ticks: Array.from({ length: count + 1 }, (_, place) => place * step) };
}
