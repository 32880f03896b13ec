import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../tests/support/any-text.ts';
import { markupSamples } from '../../../../tests/support/markup-samples.ts';
import { sanitize } from './sanitize.ts';

test.each([...markupSamples, ['nul\u0000', 'nul'], ['lone \ud800 surrogate', 'lone \ufffd surrogate']])(
  '%j becomes %j',
  (text, stored) => {
    expect(sanitize(text)).toBe(stored);
  },
);

test('no tag remains in any text, and a second pass changes nothing', () => {
  const text = fc.oneof(
    anyText(),
    fc
      .array(
        fc.constantFrom(
          '<',
          '>',
          '/',
          'b',
          'script',
          ' ',
          '!',
          '?',
          '--',
          'x="',
          "='",
          '"',
          "'",
          '<b>',
          '</b>',
        ),
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (typed) => {
      const stored = sanitize(typed);
      // Addresses in angle brackets look like tags and may stay.
      if (!/@|:/.test(typed)) expect(stored).not.toMatch(/<[/!?]?[a-z][^>]*>/i);
      expect(sanitize(stored)).toBe(stored);
    }),
    { numRuns: 2_000 },
  );
});
