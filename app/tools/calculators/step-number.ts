type Limits = { min: number; max: number; step: number };

/** The next number after an arrow key, on a multiple of the step. Undefined for any other key. */
export function stepNumber(value: number, key: string, { min, max, step }: Limits): number | undefined {
  const from = Number.isNaN(value) ? min : value;
  if (key === 'ArrowUp') return Math.min(max, (Math.floor(from / step) + 1) * step);
  if (key === 'ArrowDown') return Math.max(min, (Math.ceil(from / step) - 1) * step);
}
