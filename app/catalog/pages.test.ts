import { expect, test } from 'vitest';
import config from '../../react-router.config.ts';
import { pages } from './pages.ts';

test('app/catalog/pages.ts lists every prerendered page, and nothing else', () => {
  const prerendered = config
    .prerender()
    .filter((address) => !address.includes('.') && !address.endsWith('/404'));
  expect(pages.map(({ path }) => path).toSorted()).toEqual(prerendered.toSorted());
});
