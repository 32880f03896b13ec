import { expect, test } from 'vitest';
import { glossary } from '#content/glossary/index.ts';
import { services } from './services.ts';
import { splitTermLinks, withoutTermLinks } from './term-links.ts';

test('a text is cut at its links, and other brackets stay', () => {
  expect(splitTermLinks('Pay the [premium](#premium) (or [not]).')).toEqual([
    'Pay the ',
    { words: 'premium', slug: 'premium' },
    ' (or [not]).',
  ]);
  expect(withoutTermLinks('Pay the [premium](#premium).')).toBe('Pay the premium.');
});

test('a word without a link is plain, also where the glossary has it', () => {
  expect(splitTermLinks('A shop can lose its inventory. It can be insured.')).toEqual([
    'A shop can lose its inventory. It can be insured.',
  ]);
});

test('every link of the services names a term, once on a page', () => {
  const slugs = glossary.map(({ slug }) => slug);
  for (const { slug, description, notCovered } of services) {
    const texts = [
      ...description.flatMap((part) =>
        typeof part === 'string' ? part : part.rows.map(({ label }) => label),
      ),
      ...notCovered,
    ];
    const linked = texts
      .flatMap(splitTermLinks)
      .flatMap((piece) => (typeof piece === 'string' ? [] : piece.slug));
    if (slugs.length > 0) expect(slugs, slug).toEqual(expect.arrayContaining(linked));
    expect(linked, slug).toEqual([...new Set(linked)]);
  }
});
