import { describe, expect, test } from 'vitest';
import { loginSchema } from './schema.ts';

const valid = { email: 'ada@example.com', password: 'lamplight', rememberMe: false };

function complaint(values: object) {
  return loginSchema.safeParse({ ...valid, ...values }).error?.issues[0]?.message;
}

describe('login', () => {
  test('valid values are accepted', () => {
    expect(complaint({})).toBeUndefined();
  });

  test.each(['', 'ada', 'ada@', '@example.com', 'ada@example', 'a da@example.com'])(
    '%j is not an email address',
    (email) => {
      expect(complaint({ email })).toBe('Invalid email address');
    },
  );

  test('a password has at least 8 characters', () => {
    expect(complaint({ password: '1234567' })).toBe('Password must be at least 8 characters');
    expect(complaint({ password: '12345678' })).toBeUndefined();
  });
});
