import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHeaderText } from './safe-text.ts';

test('header text is one line without control characters', () => {
  expect(toHeaderText('Hello\r\nBcc: victim@example.com')).toBe('Hello Bcc: victim@example.com');
  expect(toHeaderText('a\u202eb\u2028c\u0000d')).toBe('a b c d');
  expect(toHeaderText('x'.repeat(500))).toHaveLength(150);
  // Of an emoji that is cut in the middle, half a pair would be left.
  expect(toHeaderText(`${'x'.repeat(148)}${'💥'.repeat(9)}`)).toBe(`${'x'.repeat(148)}\ufffd…`);
  expect(toHeaderText('\ud800')).toBe('\ufffd');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(toHeaderText(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }),
  );
});
