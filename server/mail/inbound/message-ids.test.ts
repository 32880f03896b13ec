import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { referenceOf } from '#domain/references.ts';
import { findAnswered, findReference, idFrom, listMessageIds } from './message-ids.ts';

const [record, letter] = [randomUUID(), randomUUID()];

test('only ids of our own domain count, in any case', () => {
  const header = `<a@b>\r\n <receipt.${record}@example.com> <REPLY.${letter.toUpperCase()}@EXAMPLE.COM> <receipt.${record}@evil.example>`;
  expect(findAnswered(listMessageIds(header), 'example.com')).toEqual({
    receipts: [record],
    replies: [letter],
  });
  expect(findAnswered([`<notice.${record}@example.com>`, '<receipt.1@example.com>'], 'example.com')).toEqual({
    receipts: [],
    replies: [],
  });
});

test('a mail that names thousands of ids is looked up by few', () => {
  const ids = Array.from({ length: 5000 }, () => `<reply.${randomUUID()}@example.com>`);
  expect(findAnswered(ids, 'example.com').replies).toHaveLength(50);
});

test('a message id that is longer than an index holds is known by its hash', () => {
  const long = (last: string) => `<${'信'.repeat(984)}${last}>`;
  const [first, again, other] = [long('a'), long('a'), long('b')].flatMap(listMessageIds);
  expect(first).toMatch(/^<[0-9a-f-]{36}@long-message-id\.invalid>$/);
  expect([again === first, other === first]).toEqual([true, false]);
  const plain = `<${'x'.repeat(980)}@b>`;
  expect(listMessageIds(plain)).toEqual([plain]);
});

test('no message id has characters that the database cannot store', () => {
  expect(listMessageIds('<a\0@b> <c\u0007@d> <\ud800@e> <f@g>')).toEqual(['<\ufffd@e>', '<f@g>']);
});

test.each([
  ['Re: Your message to us [REF]', true],
  ['AW: We received your message (REF)', true],
  ['re: [ticket 12] [1O0I-1O0I] [REF]', true],
  ['REF', false],
  ['Order [1O0I-1O0I]', false],
])('the reference in "%s"', (subject, isFound) => {
  const found = findReference(subject.replace('REF', referenceOf(record).toLowerCase()));
  expect(found !== undefined).toBe(isFound);
  if (found) expect([found.first <= record, record <= found.last]).toEqual([true, true]);
});

test('an id follows from its texts, and is a UUID', () => {
  expect(idFrom('<a@b>', 'c')).toBe(idFrom('<a@b>', 'c'));
  expect(idFrom('<a@b>', 'c')).not.toBe(idFrom('<a@b>c'));
  expect(idFrom('x')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
