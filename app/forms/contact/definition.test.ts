import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/support/any-text.ts';
import { expectVerdict } from '../../../tests/support/expect-verdict.ts';
import { contactSchema } from './definition.ts';

const valid = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(212) 555-0123',
  subject: 'A question',
  message: 'Does my policy cover a flooded cellar?',
  honeypot: '',
};

function complaints(changes: object) {
  return contactSchema
    .safeParse({ ...valid, ...changes })
    .error?.issues.map(({ path, message }) => [path[0], message]);
}

describe('a message', () => {
  test('that is complete is accepted', () => {
    expect(complaints({})).toBeUndefined();
  });

  test.each([
    ['name', 'Name must be at least 2 characters', 'A', 'Al'],
    ['name', 'Name must be at least 2 characters', '🙂', '🙂🙂'],
    ['name', 'Name must be at least 2 characters', ' A ', ' Al '],
    ['name', 'Name must be at least 2 characters', '<b>A</b>', '<b>Al</b>'],
    ['name', 'Please keep this to 200 characters or fewer', 'x'.repeat(201), 'x'.repeat(200)],
    ['email', 'Invalid email address', 'ada@example', 'ada@example.nyc'],
    ['email', 'Invalid email address', 'ada', ' ada@example.com '],
    [
      'email',
      'Please keep this to 254 characters or fewer',
      `${'x'.repeat(243)}@example.com`,
      `${'x'.repeat(242)}@example.com`,
    ],
    ['phone', 'Phone number must be at least 10 digits', '212-555-012', '212-555-0123'],
    ['phone', 'Phone number must be at least 10 digits', '(((((((((((((', '+1 (212) 555-0123'],
    ['phone', 'Please keep this to 50 characters or fewer', '1'.repeat(51), '1'.repeat(50)],
    ['subject', 'Subject must be at least 2 characters', 'Q', 'Qs'],
    ['subject', 'Please keep this to 200 characters or fewer', 'x'.repeat(201), 'x'.repeat(200)],
    ['message', 'Message must be at least 10 characters', '123456789', '1234567890'],
    ['message', 'Please keep this to 5,000 characters or fewer', 'x'.repeat(5001), 'x'.repeat(5000)],
  ])('%s: %s', (field, message, wrong, right) => {
    expect(complaints({ [field]: wrong })).toEqual([[field, message]]);
    expect(complaints({ [field]: right })).toBeUndefined();
  });

  test('that is empty gets a message for every field', () => {
    const nothing = { name: '', email: '', phone: '', subject: '', message: '' };
    expect(complaints(nothing)).toEqual([
      ['name', 'Name must be at least 2 characters'],
      ['email', 'Invalid email address'],
      ['phone', 'Phone number must be at least 10 digits'],
      ['subject', 'Subject must be at least 2 characters'],
      ['message', 'Message must be at least 10 characters'],
    ]);
  });

  test('a filled honeypot is valid: the form handles it', () => {
    expect(complaints({ honeypot: 'https://spam.example' })).toBeUndefined();
  });

  test('is sanitized', () => {
    const typed = { ...valid, name: ' <i>Ada</i> ', message: 'rent < $900 &\n<b>more</b> > $500 ' };
    expect(contactSchema.parse(typed)).toEqual({
      ...valid,
      name: 'Ada',
      message: 'rent < $900 &\nmore > $500',
    });
  });

  test('any text is accepted in its stored form, or refused with a message', () => {
    const text = anyText({ maxLength: 60 });
    // Some fields keep their valid value, so that the schema accepts some of the forms.
    const typed = fc.record(
      { name: text, email: text, phone: text, subject: text, message: text, honeypot: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(typed, (changes) => expectVerdict(contactSchema, { ...valid, ...changes })),
      { numRuns: 200 },
    );
  });
});
