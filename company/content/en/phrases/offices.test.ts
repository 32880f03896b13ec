import { expect, test } from 'vitest';
import { officeWords } from './offices.ts';

const near = (place: string) => ({ near: place });

test('one office', () => {
  expect(officeWords([near('the bay')], 'Erie')).toEqual({
    isOne: true,
    noun: 'office',
    each: 'the office',
    inArea: 'one office in Erie',
    oneOf: 'our Erie office',
    ours: 'our office',
    theyClose: 'Our office closes.',
    any: 'our office',
    all: 'the office',
    allInArea: 'the Erie office',
    whereTheyAre: 'Our office is in Erie, near the bay.',
  });
});

test('two offices', () => {
  expect(officeWords([near('the bay'), near('the mall')], 'Erie')).toEqual({
    isOne: false,
    noun: 'offices',
    each: 'each office',
    inArea: 'two offices in Erie',
    oneOf: 'one of our two Erie offices',
    ours: 'our offices',
    theyClose: 'Our offices close.',
    any: 'either office',
    all: 'both offices',
    allInArea: 'both Erie offices',
    whereTheyAre: 'Both offices are in Erie, one near the bay and one near the mall.',
  });
});

test('three offices', () => {
  expect(officeWords([near('the bay'), near('the mall'), near('the park')], 'Erie')).toEqual({
    isOne: false,
    noun: 'offices',
    each: 'each office',
    inArea: 'three offices in Erie',
    oneOf: 'one of our three Erie offices',
    ours: 'our offices',
    theyClose: 'Our offices close.',
    any: 'any office',
    all: 'all three offices',
    allInArea: 'all three Erie offices',
    whereTheyAre: 'All three offices are in Erie, one near the bay, one near the mall and one near the park.',
  });
});
