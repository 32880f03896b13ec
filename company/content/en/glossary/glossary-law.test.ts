import { expect, test } from 'vitest';
import { checkGlossary } from '#app/catalog/check-glossary.ts';
import { newYork } from '#company/states/new-york/index.ts';
import { plainState } from '#company/states/plain.ts';
import { listTerms } from './index.ts';

test('a state about whose law nothing is written adds no term, and leaves no link without its term', () => {
  const terms = listTerms(plainState('ID'));
  expect(() => checkGlossary(terms)).not.toThrow();
  expect(terms.filter(({ meaning }) => /New York|undefined|null|NF-2/.test(meaning))).toEqual([]);
});

test('New York adds its notes and terms, with links to them', () => {
  const { notes, terms: added } = newYork.glossary;
  const terms = listTerms(newYork);
  const find = (slug: string) => terms.find((term) => term.slug === slug);
  for (const [slug, note] of Object.entries(notes))
    if (find(slug)) expect(find(slug)?.meaning).toContain(note);
  for (const { slug, linkedFrom = [] } of added) {
    expect(find(slug)).toBeDefined();
    for (const from of linkedFrom.filter(find)) expect(find(from)?.seeAlso).toContain(slug);
  }
});
