import { expect, test } from 'vitest';
import { newYork } from '#company/states/new-york/index.ts';
import { plainState } from '#company/states/plain.ts';
import { writeAutoForm } from './auto.ts';

test('the form follows the law of the state', () => {
  const { intro, signature } = writeAutoForm(newYork);
  expect(intro.join()).toContain(newYork.auto.noFault?.notice.value);
  expect(intro.join()).toContain(newYork.auto.noFault?.form);
  expect(signature.fraudWarning).toBe(newYork.claims.fraudWarning?.auto);
});

test('where no law is written, it names no no-fault and no penalty', () => {
  const { intro, signature } = writeAutoForm(plainState('ID'));
  expect(intro.join()).not.toMatch(/no-fault/i);
  expect(signature.fraudWarning).toMatch(/fraud is a crime/);
  expect(signature.fraudWarning).not.toMatch(/dollars|penalty/);
});
