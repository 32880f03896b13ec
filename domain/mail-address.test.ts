import { expect, test } from 'vitest';
import { isDeliverable } from './mail-address.ts';

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
