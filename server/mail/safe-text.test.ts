import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHeaderText } from './safe-text.ts';

test('header text is one line without control characters', () => {
  expect(toHeaderText('Hello\r\nBcc: victim@example.com')).toBe('Hello Bcc: victim@example.com');
  expect(toHeaderText('a\u202eb\u2028c\u0000d')).toBe('a b c d');
  expect(toHeaderText('x'.repeat(500))).toHaveLength(150);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toHeaderText(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});
