import { expect, test } from 'vitest';
import { common } from '#content/calculators/common.ts';
import { parseNumber } from './amounts.ts';
import { explainNumber, isBeyondRepair } from './explain-number.ts';

const words = { initial: 80_000, min: 0, max: 2_000_000 };
const explain = (text: string) => explainNumber(text, parseNumber(text), words);
const isHopeless = (text: string) => isBeyondRepair(text, parseNumber(text), words);

test('each kind of wrong number has a sentence that says what to enter', () => {
  expect(explain('80,000')).toBeUndefined();
  expect(explain('')).toBe(common.wrong.empty('0'));
  expect(explain('abc')).toBe(common.wrong.notANumber('80,000'));
  expect(explain('-5')).toBe(common.wrong.tooLow('0'));
  expect(explain('2000001')).toBe(common.wrong.tooHigh('2,000,000'));
});

test('the sentence waits while more digits may mend the number', () => {
  for (const text of ['', '-', '$', '1', '1,']) expect(isHopeless(text), text).toBe(false);
  for (const text of ['abc', '-5', '2000001', '12 k']) expect(isHopeless(text), text).toBe(true);
});
