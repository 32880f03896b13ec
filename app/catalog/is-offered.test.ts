import { expect, test } from 'vitest';
import { isOffered } from './is-offered.ts';

const sold = [{ slug: 'pet' }, { slug: 'home' }];

test.each([
  [{ service: 'home' }, true],
  [{ service: 'health' }, false],
  [{}, true],
])('%j is offered: %s', (item, offered) => {
  expect(isOffered(item, sold)).toBe(offered);
});
