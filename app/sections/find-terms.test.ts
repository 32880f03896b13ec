import { expect, test } from 'vitest';
import { createTermFinder } from './find-terms.ts';

const glossary = [
  { term: 'Deductible', slug: 'deductible', meaning: '' },
  { term: 'Enrollment', slug: 'enrollment', meaning: '' },
  { term: 'Special enrollment period', slug: 'special-enrollment-period', meaning: '' },
  { term: 'Coinsurance (health)', slug: 'coinsurance-health', meaning: '' },
];

test('a term is found at its first mention on a page, and only there', () => {
  const find = createTermFinder(glossary);
  expect(find('Your deductible comes first. The deductible is yours.')).toEqual([
    'Your ',
    { slug: 'deductible', words: 'deductible' },
    ' comes first. The deductible is yours.',
  ]);
  expect(find('Again the deductible.')).toEqual(['Again the deductible.']);
});

test('the longest term wins, and words inside words are left alone', () => {
  const find = createTermFinder(glossary);
  expect(find('A special enrollment period, nondeductible or re-enrollment.')).toEqual([
    'A ',
    { slug: 'special-enrollment-period', words: 'special enrollment period' },
    ', nondeductible or re-enrollment.',
  ]);
});

test('signs in a term are no pattern', () => {
  expect(createTermFinder(glossary)('Coinsurance (health) applies')).toEqual([
    { slug: 'coinsurance-health', words: 'Coinsurance (health)' },
    ' applies',
  ]);
});
