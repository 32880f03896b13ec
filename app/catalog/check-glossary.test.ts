import { expect, test } from 'vitest';
import { checkGlossary } from './check-glossary.ts';

const limit = { term: 'Limit', slug: 'limit', meaning: 'The most a policy pays.' };

test('a link to a term that is gone is named, with the term that has it', () => {
  const claim = { term: 'Claim', slug: 'claim', meaning: 'A request.', seeAlso: ['limit', 'loss', 'peril'] };
  expect(() => checkGlossary([limit, claim])).toThrow(
    /"Claim" of the glossary names "loss" in seeAlso.*\n.*"peril"/,
  );
  expect(() => checkGlossary([limit, { ...claim, seeAlso: ['limit'] }])).not.toThrow();
});

test('two terms with one slug are refused, and an empty glossary is not', () => {
  expect(() => checkGlossary([limit, limit])).toThrow('Two terms of the glossary have the slug "limit".');
  expect(() => checkGlossary([])).not.toThrow();
});
