import { expect, test } from 'vitest';
import { readReceiptToken, writeReceiptToken } from './receipt-token.ts';

const path = '/contact';
const receipt = { path, reference: 'K7QM-2XRA', at: new Date('2026-11-18T12:00:00Z') };
const token = writeReceiptToken('secret', receipt);
const day = 24 * 60 * 60 * 1000;

test('a receipt is read back for a day', () => {
  expect(readReceiptToken('secret', path, token, receipt.at.getTime() + day - 1)).toEqual(receipt);
  expect(readReceiptToken('secret', path, token, receipt.at.getTime() + day)).toBeUndefined();
});

test.each([
  ['another reference', token.replace('K7QM', 'K7QN')],
  ['another time', token.replace(/\.\d/, '.2')],
  ['no signature', token.replace(/[^.]+$/, '')],
  ['nothing', ''],
])('%s is refused', (_, changed) => {
  expect(readReceiptToken('secret', path, changed, receipt.at.getTime())).toBeUndefined();
});

test('a receipt of another form is refused', () => {
  expect(readReceiptToken('secret', '/verification', token, receipt.at.getTime())).toBeUndefined();
});
