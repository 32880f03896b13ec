import { expect, test } from 'vitest';
import { serviceWords } from './services.ts';

const service = (title: string) => ({ title });

test('one service for households, none for businesses', () => {
  expect(serviceWords([service('Pet Insurance')], [])).toEqual({
    names: 'pet',
    kinds: 'One kind of insurance',
    mainKinds: 'one kind of insurance',
    split: 'One is for you and your household.',
    hasOthers: false,
  });
});

test('several services for households and for businesses', () => {
  expect(
    serviceWords(
      [service('Life Insurance'), service('Auto Insurance')],
      [service('Business Insurance'), service('Group Benefits')],
    ),
  ).toEqual({
    names: 'life and auto',
    kinds: 'Four kinds of insurance',
    mainKinds: 'two kinds of insurance',
    split: 'Two are for you and your household, two for the business you run and the people you employ.',
    hasOthers: true,
  });
});

test('one service for businesses', () => {
  const { split } = serviceWords([service('Pet Insurance')], [service('Ranch Insurance')]);
  expect(split).toBe('One is for you and your household, one for the business you run.');
});
