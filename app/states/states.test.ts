import { describe, expect, test } from 'vitest';
import { writeReports } from '#app/content/claims/crash-reports.ts';
import { writeFaqs } from '#app/content/claims/faqs.ts';
import { listTerms } from '#app/content/glossary/index.ts';
import { writeCreditReason } from '#app/content/verification-fields.ts';
import { newYork } from './new-york/index.ts';
import { plainState } from './plain.ts';
import type { StateLaw } from './types.ts';

const idaho = plainState('ID');

/** Every sentence that pages write with the help of a state's module. */
const textsOf = (law: StateLaw): string[] => [
  ...writeFaqs(law).map(({ answer }) => answer),
  ...listTerms(law).map(({ meaning }) => meaning),
  writeReports(law),
  writeCreditReason(law.hiring.forbidden.creditScore?.notice ?? null, true),
];

describe('a state about whose law nothing is written', () => {
  test('leaves out no-fault, deadlines and the law of another state', () => {
    const texts = textsOf(idaho);
    expect(texts.filter((text) => /New York|undefined|null|NF-2|business days of/.test(text))).toEqual([]);
    expect(texts.filter((text) => /in Idaho|Idaho law/i.test(text))).not.toEqual([]);
    expect(writeReports(idaho)).not.toMatch(/no-fault/);
  });

  test('still says that someone takes complaints', () => {
    expect(writeFaqs(idaho).map(({ answer }) => answer)).toContainEqual(
      expect.stringContaining('complain to the state’s insurance department'),
    );
  });

  test('leaves no link of the glossary without its term', () => {
    const terms = listTerms(idaho);
    expect(terms.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(terms.flatMap(({ seeAlso = [] }) => seeAlso)),
    );
  });
});

describe('New York', () => {
  test('fills in every part', () => {
    const { regulator, auto, claims, life, health, hiring, breachNotice, glossary } = newYork;
    const parts = [auto, claims, life, health, hiring, glossary].flatMap((each) => Object.values(each));
    for (const part of [regulator, breachNotice, ...parts]) {
      expect(part).toBeTruthy();
      expect(part).not.toEqual([]);
      expect(part).not.toEqual({});
    }
  });

  test('has its facts, notes and terms on the pages', () => {
    const { auto, claims, hiring, glossary } = newYork;
    const text = textsOf(newYork).join('\n');
    for (const words of [
      auto.noFault?.notice.value,
      claims.decided?.value,
      hiring.forbidden.creditScore?.notice,
      ...Object.values(glossary.notes),
    ])
      expect(text.includes(String(words)), String(words)).toBe(true);
    const terms = listTerms(newYork);
    for (const { slug, linkedFrom = [] } of glossary.terms) {
      expect(terms.map((term) => term.slug)).toContain(slug);
      for (const from of linkedFrom)
        expect(terms.find((term) => term.slug === from)?.seeAlso).toContain(slug);
    }
  });
});

test('a note for a term that is not there is named', () => {
  const glossary = { terms: [], notes: { 'no-such-term': 'A sentence.' } };
  expect(() => listTerms({ ...idaho, glossary })).toThrow(/"no-such-term"/);
});
