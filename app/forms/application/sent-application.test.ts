import { beforeEach, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../../tests/support/stub-session-storage.ts';
import { formatSentAt } from '../kit/send/receipt.ts';
import { storeSentApplication, takeSentApplication } from './sent-application.ts';

const stored = stubSessionStorage();
beforeEach(() => void vi.stubGlobal('location', { hash: '' }));
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

test('in a browser without storage the address says it', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('location', { hash: storeSentApplication(receipt) });
  expect(takeSentApplication()?.reference).toBe(receipt.reference);
});

test.each(['', '#sent=', '#sent=<b>', '#openings', '#sent=K7QM-2XRA'])(
  'where there is storage, %j in the address says nothing',
  (hash) => {
    vi.stubGlobal('location', { hash });
    expect(takeSentApplication()).toBeUndefined();
  },
);
