export function medianOf(values: number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the given share of all values lies: 0.5 is the median, 1 the maximum. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Rounds to the three digits that a measurement holds. */
export function format(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}

/** Formats the median and the 99th percentile. */
export function formatQuantiles(values: number[]): string {
  return `${format(quantile(values, 0.5))} / ${format(quantile(values, 0.99))}`;
}
