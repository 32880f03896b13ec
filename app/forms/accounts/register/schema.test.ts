import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../tests/support/any-text.ts';
import { expectVerdict } from '../../../../tests/support/expect-verdict.ts';
import { registerSchema } from './schema.ts';

const valid = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '(212) 555-0123',
  password: 'lamplight',
  confirmPassword: 'lamplight',
  agreeTerms: true,
};

function complaints(changes: object) {
  return registerSchema
    .safeParse({ ...valid, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);
}

describe('a registration', () => {
  test('that is complete is accepted', () => {
    expect(complaints({})).toBeUndefined();
  });

  test.each([
    ['firstName', 'First name must be at least 2 characters', 'A', 'Al'],
    ['lastName', 'Last name must be at least 2 characters', 'L', 'Li'],
    ['email', 'Invalid email address', 'ada@', 'ada@example.nyc'],
    ['phone', 'Phone number must be at least 10 digits', '212-555-012', '212-555-0123'],
    ['agreeTerms', 'You must agree to the terms and conditions', false, true],
  ])('%s: %s', (field, message, wrong, right) => {
    expect(complaints({ [field]: wrong })).toEqual([[field, message]]);
    expect(complaints({ [field]: right })).toBeUndefined();
  });

  test('a password has at least 8 characters', () => {
    expect(complaints({ password: '1234567', confirmPassword: '1234567' })).toEqual([
      ['password', 'Password must be at least 8 characters'],
    ]);
    expect(complaints({ password: '12345678', confirmPassword: '12345678' })).toBeUndefined();
  });

  test('a password is not sanitized', () => {
    const password = '  <b>8</b>  ';
    expect(registerSchema.parse({ ...valid, password, confirmPassword: password }).password).toBe(password);
  });

  test('a mismatch is reported on the second password, even with other errors', () => {
    const mismatch = ['confirmPassword', 'Passwords do not match'];
    expect(complaints({ confirmPassword: 'Lamplight' })).toEqual([mismatch]);
    const wrong = { firstName: '', lastName: '', email: '', phone: '', agreeTerms: false };
    expect(complaints({ ...wrong, confirmPassword: '' })).toContainEqual(mismatch);
    expect(complaints({ ...wrong, confirmPassword: '' })).toHaveLength(6);
    expect(complaints({ password: 'short', confirmPassword: 'other' })).toEqual([
      ['password', 'Password must be at least 8 characters'],
      mismatch,
    ]);
  });

  test('that is empty has an error at every field, also at the second password', () => {
    const empty = { firstName: '', lastName: '', email: '', phone: '', password: '', confirmPassword: '' };
    const found = complaints({ ...empty, agreeTerms: false });
    expect(found?.map(([field]) => field).sort()).toEqual(Object.keys(valid).sort());
    expect(found).toContainEqual(['confirmPassword', 'Passwords do not match']);
    expect(registerSchema.safeParse({}).error?.issues.map(({ path }) => path[0])).toContain(
      'confirmPassword',
    );
  });

  test('any text is accepted in its stored form, or refused with a message', () => {
    const text = anyText({ maxLength: 60 });
    // Some fields keep their valid value, so that the schema accepts some of the forms.
    const typed = fc.record(
      {
        firstName: text,
        lastName: text,
        email: text,
        phone: text,
        password: text,
        confirmPassword: text,
        agreeTerms: fc.boolean(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(typed, (changes) => expectVerdict(registerSchema, { ...valid, ...changes })),
      { numRuns: 200 },
    );
  });
});
