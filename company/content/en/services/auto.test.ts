import { expect, test } from 'vitest';
import { newYork } from '#company/states/new-york/index.ts';
import { plainState } from '#company/states/plain.ts';
import { amountsIn } from '../phrases/dollars.ts';
import { writeAuto } from './auto.ts';

test('the page compares what the state requires with higher limits, and says when no-fault has to be claimed', () => {
  const { minimums, noFault } = newYork.auto;
  const { description, faqs } = writeAuto(newYork);
  const rows = description.flatMap((part) => (typeof part === 'string' ? [] : part.rows));
  expect(rows).toEqual(
    minimums.map(({ label, fact }) => ({
      label,
      values: [amountsIn(fact.value), expect.any(String), expect.any(String)],
    })),
  );
  expect(JSON.stringify(faqs)).toContain(noFault?.lostEarnings.value);
});

test('the discount and the fourth part are those of the state', () => {
  const { savings, additions } = writeAuto(newYork);
  expect(JSON.stringify(savings)).toContain(newYork.auto.courseDiscount?.value);
  expect(additions?.map(({ text }) => text)).toContain(newYork.auto.underinsured?.fact.value);
  expect(writeAuto(plainState('ID')).additions).toEqual(additions?.slice(1));
});

test('whether a driver can be left out by name is what the state says', () => {
  const said = JSON.stringify(writeAuto(newYork).faqs);
  expect(said).toContain(newYork.auto.excludedDrivers?.value);
});

test('where no law is written, the page speaks of no requirement and no no-fault', () => {
  const words = JSON.stringify(writeAuto(plainState('ID')));
  expect(
    words.match(/.{20}(?:no-fault|minimum|state requires|because the law|by law|SUM ).{20}/i)?.[0],
  ).toBeUndefined();
});
