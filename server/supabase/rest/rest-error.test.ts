import { expect, test } from 'vitest';
import { DatabaseError, translateError } from '../../store/database/database-error.ts';
import { toRestError } from './rest-error.ts';

/** An error as both drivers throw it. */
const thrown = (code: string) => Object.assign(new Error('a message'), { code, severity: 'ERROR' });

test.each([
  ['a deadlock', '40P01', 500],
  ['a serialization failure', '40001', 500],
  ['a lock timeout', '55P03', 500],
  ['a statement timeout', '57014', 500],
  ['a server that shuts down', '57P01', 503],
  ['a server that crashed', '57P02', 503],
  ['a server that starts', '57P03', 503],
  ['no free connection', '53300', 503],
  ['a full disk', '53100', 503],
  ['a lost connection', '08006', 503],
  ['a duplicate', '23505', 409],
  ['a failed check', '23514', 400],
  ['a raised exception', 'P0001', 400],
  ['a status of the schema', 'PT429', 429],
  ['a bug in a function', 'XX000', 500],
])('%s (%s) answers %i', (_, code, status) => {
  expect(toRestError(translateError(thrown(code)), 'anon')?.status).toBe(status);
});

test('a visitor without permission gets 401, staff get 403', () => {
  const error = new DatabaseError({ code: '42501', message: 'permission denied' });
  expect([toRestError(error, 'anon')?.status, toRestError(error, 'service_role')?.status]).toEqual([
    401, 403,
  ]);
});
