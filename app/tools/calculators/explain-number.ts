import type { NumberField } from '#company/shape/calculator.ts';
import { common } from '#content/calculators/common.ts';
import { formatNumber } from './amounts.ts';
import { isWithin } from './use-figures.ts';

type Words = Pick<NumberField, 'initial' | 'min' | 'max'>;

/** Says what to enter instead of a number that the calculator cannot use. */
export function explainNumber(text: string, value: number, words: Words): string | undefined {
  const { wrong } = common;
  if (isWithin(value, words)) return undefined;
  if (value > words.max) return wrong.tooHigh(formatNumber(words.max));
  if (value < words.min) return wrong.tooLow(formatNumber(words.min));
  return text.trim() === ''
    ? wrong.empty(formatNumber(words.min))
    : wrong.notANumber(formatNumber(words.initial));
}

/** Whether more digits cannot mend what is typed: then the sentence does not wait until the visitor is done. */
export function isBeyondRepair(text: string, value: number, { max }: Words): boolean {
  return value < 0 || value > max || /[^\d\s.,$%-]/.test(text);
}
