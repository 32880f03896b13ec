import { expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../../tests/support/stub-session-storage.ts';
import { storeSentApplication, takeSentApplication } from './sent-application.ts';

const stored = stubSessionStorage();

test('a sent application is taken once', () => {
  const sent = {
    message: { kind: 'success', title: 'Sent' } as const,
    receipt: { reference: 'K7QM-2XRA', at: new Date(1_800_000_000_000) },
  };
  storeSentApplication(sent);
  expect(takeSentApplication()).toEqual(sent);
  expect(takeSentApplication()).toBeUndefined();
  expect([...stored()]).toEqual([]);
});

test.each(['', 'null', '{', '[]', '"text"', '{"receipt":7}', '{"receipt":{"reference":{},"at":"now"}}'])(
  'stored as %s there is none',
  (text) => {
    stored().set('application', text);
    expect(takeSentApplication()).toBeUndefined();
  },
);

test('in a browser without storage there is none', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const receipt = { reference: 'K7QM-2XRA', at: new Date() };
  expect(() => storeSentApplication({ message: { kind: 'success', title: 'Sent' }, receipt })).not.toThrow();
  expect(takeSentApplication()).toBeUndefined();
});
