/** One line of a sum, in whole dollars; what is taken away is negative. */
export type Line = { label: string; amount: number };
/** The lines always add up to the total. */
export type Sum = { lines: readonly Line[]; total: Line };

/** Beyond this a number is a slip of the keyboard, and every sum stays exact below it. */
export const LARGEST_AMOUNT = 100_000_000;

/** Whole dollars. An empty field (NaN) or less than zero counts as 0, more than the largest as the largest. */
export function toDollars(value: number): number {
  return clamp(Math.round(value), LARGEST_AMOUNT);
}

/** A share from 0 to 100, fractions kept; empty counts as 0. */
export function toPercent(value: number): number {
  return clamp(value, 100);
}

/** Whole things from 0 to `most`; empty counts as 0. */
export function toCount(value: number, most: number): number {
  return clamp(Math.floor(value), most);
}

export function addUp(lines: readonly Line[], label: string): Sum {
  return { lines, total: { label, amount: lines.reduce((sum, line) => sum + line.amount, 0) } };
}

export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

export function formatYears(years: number): string {
  return years === 1 ? '1 year' : `${years.toLocaleString('en-US', { maximumFractionDigits: 1 })} years`;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

function clamp(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0;
}
