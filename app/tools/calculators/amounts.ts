import { common } from '#content/calculators/common.ts';
import { language } from '#content/language.ts';

/** One line of a sum, in whole dollars. Deductions are negative. */
export type Line = { label: string; amount: number };
export type Sum = { lines: readonly Line[]; total: Line };

/** A larger number is a typing error. Sums of smaller ones are exact. */
export const LARGEST_AMOUNT = 100_000_000;

/** Rounds to whole dollars. An empty field (NaN) counts as 0. */
export function toDollars(value: number): number {
  return clamp(Math.round(value), LARGEST_AMOUNT);
}

/** Keeps fractions. An empty field counts as 0. */
export function toPercent(value: number): number {
  return clamp(value, 100);
}

/** Rounds down. An empty field counts as 0. */
export function toCount(value: number, max: number): number {
  return clamp(Math.floor(value), max);
}

export function addUp(lines: readonly Line[], label: string): Sum {
  return { lines, total: { label, amount: lines.reduce((sum, line) => sum + line.amount, 0) } };
}

export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** With thousands separators. An empty field is an empty text. */
export function formatNumber(value: number): string {
  return Number.isNaN(value) ? '' : value.toLocaleString(language.locale, { maximumFractionDigits: 2 });
}

/** Reads what a person types or pastes, such as "1,200" or "$1 200". Anything else is NaN. */
export function parseNumber(text: string): number {
  const digits = text.replaceAll(/[\s,$%]/g, '');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}

/** A percentage has no thousands: a comma in it is a decimal one, as in "5,5". */
export function parsePercent(text: string): number {
  return parseNumber(text.replace(',', '.'));
}

export function formatYears(years: number): string {
  return common.years(years, years.toLocaleString(language.locale, { maximumFractionDigits: 1 }));
}

const dollars = new Intl.NumberFormat(language.locale, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

function clamp(value: number, max: number): number {
  return value > 0 ? Math.min(value, max) : 0;
}
