import { expect, test } from 'vitest';
import { newYork } from '#app/states/new-york/index.ts';
import { plainState } from '#app/states/plain.ts';
import { writeAuto } from './auto.ts';

test('the page lists what the state requires, and when no-fault has to be claimed', () => {
  const { minimums, noFault } = newYork.auto;
  const { description, faqs } = writeAuto(newYork);
  expect(description).toContainEqual(minimums.map(({ label, fact }) => ({ label, value: fact.value })));
  expect(JSON.stringify(faqs)).toContain(noFault?.lostEarnings.value);
});

test('whether a driver can be left out by name is what the state says', () => {
  const said = JSON.stringify(writeAuto(newYork).faqs);
  expect(said).toContain(newYork.auto.excludedDrivers?.value);
});

test('where no law is written, the page speaks of no requirement and no no-fault', () => {
  const words = JSON.stringify(writeAuto(plainState('ID')));
  expect(words.match(/.{20}(?:no-fault|minimum|state requires|because the law).{20}/i)?.[0]).toBeUndefined();
});
