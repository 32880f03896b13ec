import { expect, test } from 'vitest';
import { addStateTerms } from './state-terms.ts';

const claim = { term: 'Claim', slug: 'claim', meaning: 'A request.' };
const law = {
  terms: [
    {
      term: 'Rule 9',
      slug: 'rule-9',
      meaning: 'A deadline.',
      seeAlso: ['claim', 'denial'],
      linkedFrom: ['claim', 'denial'],
    },
  ],
  notes: { claim: 'Within nine days.', denial: 'In writing.' },
};

test('a state adds sentences, terms and links, and nothing about a term that is gone', () => {
  expect(addStateTerms([claim], law)).toEqual([
    { ...claim, meaning: 'A request. Within nine days.', seeAlso: ['rule-9'] },
    { term: 'Rule 9', slug: 'rule-9', meaning: 'A deadline.', seeAlso: ['claim'] },
  ]);
});

test('the terms of a state alone are no glossary', () => {
  expect(addStateTerms([], law)).toEqual([]);
});
