import { autoDeductible as words } from '#content/calculators/auto-deductible.ts';
import { addUp, type Sum, toDollars } from './amounts.ts';

export type AutoDeductibleInput = Record<keyof typeof words.fields, number>;

export type AutoDeductibleResult = {
  extra: Sum;
  saved: Sum;
} & ({ kind: 'breaksEven'; years: number } | { kind: 'empty' | 'never' | 'check' });

/** Calculates after how many claim-free years the saved premium pays for the larger deductible: at least a tenth. */
export function calculateAutoDeductible(input: AutoDeductibleInput): AutoDeductibleResult {
  const higher = toDollars(input.higherDeductible);
  const lower = toDollars(input.lowerDeductible);
  const withLower = toDollars(input.premiumWithLower);
  const withHigher = toDollars(input.premiumWithHigher);
  const extra = addUp(
    [
      { label: words.working.higherDeductible, amount: higher },
      { label: words.working.lowerDeductible, amount: 0 - lower },
    ],
    words.working.extra,
  );
  const saved = addUp(
    [
      { label: words.working.premiumWithLower, amount: withLower },
      { label: words.working.premiumWithHigher, amount: 0 - withHigher },
    ],
    words.working.saved,
  );
  const sums = { extra, saved };
  if (higher + lower === 0 || withLower + withHigher === 0) return { kind: 'empty', ...sums };
  if (extra.total.amount <= 0) return { kind: 'check', ...sums };
  if (saved.total.amount <= 0) return { kind: 'never', ...sums };
  const years = Math.max(1, Math.round((10 * extra.total.amount) / saved.total.amount)) / 10;
  return { kind: 'breaksEven', years, ...sums };
}
