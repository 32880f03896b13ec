import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/support/any-text.ts';
import { expectVerdict } from '../../../tests/support/expect-verdict.ts';
import { fileOfSize } from '../../../tests/support/fake-backend.ts';
import { applicationSchema } from './definition.ts';

const resume = fileOfSize(2_000, 'resume.pdf');
const valid = {
  fullName: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '555-0123',
  street: '1 Harbor Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10004',
  coverLetter: '',
  resume,
};

function complaints(changes: object) {
  return applicationSchema
    .safeParse({ ...valid, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);
}

describe('an application', () => {
  test('that is complete is accepted, with or without a cover letter', () => {
    expect(complaints({})).toBeUndefined();
    expect(complaints({ coverLetter: 'I like forms.' })).toBeUndefined();
  });

  test.each([
    ['fullName', 'Name is required', 'G', 'Gr'],
    ['fullName', 'Name is required', '🙂', '🙂🙂'],
    ['email', 'Please enter a valid email address', 'grace', 'grace@harborlight.nyc'],
    ['phone', 'Please enter a valid phone number', '555-012', '555-0123'],
    ['street', 'Street address is required', '1', '1A'],
    ['city', 'City is required', 'X', 'Ay'],
    ['city', 'Please keep this to 100 characters or fewer', 'x'.repeat(101), 'x'.repeat(100)],
    ['state', 'State/Province is required', 'N', 'NY'],
    ['zipCode', 'Postal/Zip code is required', '1', '12'],
    ['zipCode', 'Please keep this to 20 characters or fewer', '1'.repeat(21), '1'.repeat(20)],
    ['coverLetter', 'Please keep this to 10,000 characters or fewer', 'x'.repeat(10_001), 'x'.repeat(10_000)],
    ['resume', 'Resume is required', undefined, resume],
  ])('%s: %s', (field, message, wrong, right) => {
    expect(complaints({ [field]: wrong })).toEqual([[field, message]]);
    expect(complaints({ [field]: right })).toBeUndefined();
  });

  test('that is empty gets a message for every required field', () => {
    const nothing = { fullName: '', email: '', phone: '', street: '', city: '', state: '', zipCode: '' };
    expect(complaints({ ...nothing, resume: undefined })).toEqual([
      ['fullName', 'Name is required'],
      ['email', 'Please enter a valid email address'],
      ['phone', 'Please enter a valid phone number'],
      ['street', 'Street address is required'],
      ['city', 'City is required'],
      ['state', 'State/Province is required'],
      ['zipCode', 'Postal/Zip code is required'],
      ['resume', 'Resume is required'],
    ]);
  });

  test('keeps the chosen file object', () => {
    expect(applicationSchema.parse(valid).resume).toBe(resume);
  });

  test('any text is accepted in its stored form, or refused with a message', () => {
    const text = anyText({ maxLength: 60 });
    // Some fields keep their valid value, so that the schema accepts some of the forms.
    const typed = fc.record(
      {
        fullName: text,
        email: text,
        phone: text,
        street: text,
        city: text,
        state: text,
        zipCode: text,
        coverLetter: text,
        resume: fc.option(
          text.map((name) => fileOfSize(1, name)),
          { nil: undefined },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(typed, (changes) => expectVerdict(applicationSchema, { ...valid, ...changes })),
      { numRuns: 200 },
    );
  });
});
