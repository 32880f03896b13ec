export function medianOf(values: number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Three digits are as many as such a measure holds. */
export function shown(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value.toPrecision(3);
}
