export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the given part of all values lies: 0.5 is the median, 1 the greatest. */
export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}
