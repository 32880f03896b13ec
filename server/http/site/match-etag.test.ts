import { expect, test } from 'vitest';
import { matchesEtag } from './match-etag.ts';

test.each(['"abc"', 'W/"abc"', '*', '"x", "abc"', '"x",W/"abc"', ' "abc" '])('%s matches "abc"', (header) => {
  expect(matchesEtag(header, '"abc"')).toBe(true);
});

test.each([undefined, '', 'abc', '"abcd"', '"xabc"', 'w/"abc"', '"x,"abc', '"x"'])(
  '%s does not match "abc"',
  (header) => {
    expect(matchesEtag(header, '"abc"')).toBe(false);
  },
);
