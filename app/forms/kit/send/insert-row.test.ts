import { expect, test } from 'vitest';
import { fakeBackend } from '../../../../tests/support/fake-backend.ts';
import { insertRow } from './insert-row.ts';

const row = { id: '0f4c8a52-1111-4222-8333-444455556666', name: 'Ada Lovelace' };

test('an English page sends a row as it is', async () => {
  const backend = fakeBackend();
  await insertRow(backend, 'contacts', row);
  expect(backend.calls).toEqual([{ call: 'insert', table: 'contacts', row }]);
});

test('a page in another language sends its language too', async () => {
  const backend = fakeBackend();
  expect(await insertRow(backend, 'contacts', row, 'es')).toBe(true);
  expect(backend.calls).toEqual([{ call: 'insert', table: 'contacts', row: { ...row, language: 'es' } }]);
});
