import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDeliverable, toHeaderText } from './safe-text.ts';

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

test.each(['ada@example.com', "o'brien+home@mail.example.co", 'a.b_c-d@x-y.example.org'])(
  '%s is one mailbox',
  (address) => {
    expect(isDeliverable(address)).toBe(true);
  },
);

test.each([
  'a,b@example.com',
  'a@example.com,b@example.com',
  '"a b"@example.com',
  'a@b@example.com',
  'a@localhost',
  '<a@example.com>',
  'a(comment)@example.com',
  '.a@example.com',
  'a..b@example.com',
  'a@-example.com',
  'a@example.com\r\nRCPT TO:<b@example.com>',
  'a@[127.0.0.1]',
  '-a@example.com',
  `${'a'.repeat(65)}@example.com`,
])('%s is refused', (address) => {
  expect(isDeliverable(address)).toBe(false);
});
