import { expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import { articles, guides } from './articles.ts';

test('every guide and article has a picture of its own', () => {
  const pictures = [...guides, ...articles].map(({ picture }) => picture);
  expect(pictures).not.toContain(undefined);
  for (const picture of pictures)
    expect(pages.filter(({ scene }) => scene === picture).map(({ path }) => path)).toHaveLength(1);
});
