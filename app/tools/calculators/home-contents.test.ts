import { describe, expect, test } from 'vitest';
import { calculateHomeContents, type HomeContentsInput } from './home-contents.ts';

const nothing: HomeContentsInput = {
  livingRoom: 0,
  kitchen: 0,
  bedrooms: 0,
  perBedroom: 0,
  clothing: 0,
  electronics: 0,
  hobbies: 0,
  valuables: 0,
  elsewhere: 0,
  dwellingLimit: 0,
};
/** 12,000 + 9,000 + 3 × 8,000 + 15,000 + 10,000 + 8,000 + 7,000 + 5,000 = 90,000. */
const house: HomeContentsInput = {
  livingRoom: 12_000,
  kitchen: 9_000,
  bedrooms: 3,
  perBedroom: 8_000,
  clothing: 15_000,
  electronics: 10_000,
  hobbies: 8_000,
  valuables: 7_000,
  elsewhere: 5_000,
  dwellingLimit: 300_000,
};

describe('hand-worked examples', () => {
  test('a three-bedroom house below the usual range', () => {
    // 50% of 300,000 is 150,000 and 70% is 210,000; 90,000 is below both.
    const result = calculateHomeContents(house);
    expect(result.contents.lines.map((line) => line.amount)).toEqual([
      12_000, 9_000, 24_000, 15_000, 10_000, 8_000, 7_000, 5_000,
    ]);
    expect(result.contents.total.amount).toBe(90_000);
    expect(result.usual).toEqual({ low: 150_000, high: 210_000 });
    expect(result.kind).toBe('below');
  });

  test('the ends of the range count as within', () => {
    // 50% of 180,000 is 90,000. 70% of 128,571 is 89,999.7, which rounds to 90,000.
    expect(calculateHomeContents({ ...house, dwellingLimit: 180_000 }).kind).toBe('within');
    expect(calculateHomeContents({ ...house, dwellingLimit: 128_571 }).kind).toBe('within');
  });

  test('a small house full of things', () => {
    // 70% of 120,000 is 84,000, less than 90,000.
    expect(calculateHomeContents({ ...house, dwellingLimit: 120_000 }).kind).toBe('above');
  });

  test('a renter has no dwelling limit to compare', () => {
    const result = calculateHomeContents({ ...house, dwellingLimit: 0 });
    expect(result).toMatchObject({ kind: 'noDwelling', usual: { low: 0, high: 0 } });
  });
});

test('empty and negative fields count as zero, huge ones are capped', () => {
  expect(calculateHomeContents(nothing).kind).toBe('empty');
  expect(calculateHomeContents({ ...nothing, dwellingLimit: 300_000 }).kind).toBe('empty');
  expect(calculateHomeContents({ ...nothing, kitchen: -4, clothing: Number.NaN }).contents.total.amount).toBe(
    0,
  );
  // At most 20 bedrooms: 20 × 1,000 = 20,000.
  expect(calculateHomeContents({ ...nothing, bedrooms: 1e9, perBedroom: 1_000 }).contents.total.amount).toBe(
    20_000,
  );
});
