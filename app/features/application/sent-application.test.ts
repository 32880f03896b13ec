import { expect, test, vi } from 'vitest';
import { formatSentAt } from '#app/lib/submit/receipt.ts';
import { stubSessionStorage } from '../../../tests/support/stub-session-storage.ts';
import { storeSentApplication, takeSentApplication } from './sent-application.ts';

const stored = stubSessionStorage();
const receipt = { reference: 'K7QM-2XRA', at: new Date(1_800_000_000_000) };

test('the receipt of a sent application is taken once', () => {
  storeSentApplication(receipt);
  expect(takeSentApplication()).toEqual({
    reference: receipt.reference,
    time: formatSentAt(receipt.at),
    at: receipt.at.getTime(),
  });
  expect(takeSentApplication()).toBeUndefined();
  expect([...stored()]).toEqual([]);
});

test.each(['', 'null', '{', '[]', '"text"', '{"receipt":{"at":7}}'])('stored as %s there is none', (text) => {
  stored().set('application', text);
  expect(takeSentApplication()).toBeUndefined();
});

test('in a browser without storage there is none', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(() => storeSentApplication(receipt)).not.toThrow();
  expect(takeSentApplication()).toBeUndefined();
});
