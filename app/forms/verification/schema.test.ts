import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions } from '#company/policy.ts';
import { usStates } from '#domain/us-states.ts';
import { creditScores, phoneCarriers } from '#domain/verification-answers.ts';
import type { Question } from '#domain/verification-questions.ts';
import { anyText } from '../../../tests/support/any-text.ts';
import { expectVerdict } from '../../../tests/support/expect-verdict.ts';
import { fileOfSize } from '../../../tests/support/fake-backend.ts';
import { allAsked, allQuestions, askAllBut } from '../../../tests/support/questions.ts';
import { createVerificationSchema } from './schema.ts';

const valid = {
  firstName: 'Mary',
  lastName: 'Jackson',
  email: 'mary@example.com',
  phone: '(212) 555-0123',
  phoneCarrier: 'AT&T',
  streetAddress: '1 Harbor Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10004',
  position: 'Other',
  otherPosition: '',
  additionalInfo: '',
  bankName: 'First Harbor Bank',
  creditScore: 'Good (700-749)',
  socialSecurity: '900-12-3456',
  confirmSocialSecurity: '900123456',
  licenseFront: fileOfSize(1, 'front.jpg'),
  licenseBack: fileOfSize(1, 'back.jpg'),
};

const verificationSchema = createVerificationSchema(allAsked);
const complaintsOf = (values: object, schema = verificationSchema) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]);
const complaints = (changes: object) => complaintsOf({ ...valid, ...changes });

const mismatch = ['confirmSocialSecurity', "Social Security Numbers don't match"];
const nineDigits = 'Social Security Number must be 9 digits';

describe('a verification', () => {
  test('that is complete is accepted', () => {
    expect(complaints({})).toBeUndefined();
  });

  test('requires both pictures, even with other errors', () => {
    const back = ['licenseBack', "The back of your driver's license is required"];
    expect(complaints({ licenseBack: undefined })).toEqual([back]);
    expect(complaints({ licenseFront: undefined, licenseBack: undefined, city: '' })).toEqual([
      ['city', 'City is required'],
      ['licenseFront', "The front of your driver's license is required"],
      back,
    ]);
  });

  test('says at submit what is wrong with a file that was refused when it was chosen', () => {
    expect(complaints({ licenseFront: fileOfSize(1, 'front.gif') })).toEqual([
      ['licenseFront', 'Invalid file type. Please upload a JPEG, PNG, or PDF file'],
    ]);
    expect(complaints({ licenseBack: fileOfSize(10 * 1024 * 1024 + 1, 'back.jpg') })).toEqual([
      ['licenseBack', 'File too large. Please choose a file of 10MB or less'],
    ]);
  });

  test('does not require a field that was not shown', () => {
    const { otherPosition: _, ...unasked } = valid;
    expect(complaintsOf({ ...unasked, position: positions[0] })).toBeUndefined();
  });

  test.each([
    ['firstName', 'First name is required', ' ', 'M'],
    ['lastName', 'Last name is required', '<br>', 'J'],
    ['email', 'Invalid email address', 'mary', 'mary@harborlight.nyc'],
    ['phone', 'Phone number must be at least 10 digits', '212-555-012', '212-555-0123'],
    ['phoneCarrier', 'Phone carrier is required', '', 'Verizon'],
    ['phoneCarrier', 'Phone carrier is required', 'Pigeon', 'Other'],
    ['streetAddress', 'Street address is required', '', '1'],
    ['city', 'City is required', '', 'X'],
    ['state', 'State is required', '', 'NJ'],
    ['state', 'State is required', 'Ontario', 'PR'],
    ['zipCode', 'Zip code must be at least 5 digits', '1000', '10004'],
    ['position', 'Please select a position', '', positions[0]],
    ['bankName', 'Bank name is required', '', 'B'],
    ['creditScore', 'Credit score is required', '', 'Fair (650-699)'],
    ['otherPosition', 'Please keep this to 200 characters or fewer', 'x'.repeat(201), 'x'.repeat(200)],
    ['additionalInfo', 'Please keep this to 5,000 characters or fewer', 'x'.repeat(5001), 'x'.repeat(5000)],
  ])('%s: %s', (field, message, wrong, right) => {
    expect(complaints({ [field]: wrong })).toEqual([[field, message]]);
    expect(complaints({ [field]: right })).toBeUndefined();
  });

  test.each([
    ['state', usStates.map(({ value }) => value)],
    ['phoneCarrier', phoneCarriers],
    ['creditScore', creditScores],
    ['position', positions],
  ])('%s: every option is accepted', (field, options) => {
    for (const option of options) expect(complaints({ [field]: option })).toBeUndefined();
  });

  test.each(['12345678', '1234567890', '', 'nine digits'])('%j is not a Social Security number', (number) => {
    expect(complaints({ socialSecurity: number, confirmSocialSecurity: number })).toEqual([
      ['socialSecurity', nineDigits],
      ['confirmSocialSecurity', nineDigits],
    ]);
  });

  test('a mismatch is reported on the second number, even with other errors', () => {
    expect(complaints({ confirmSocialSecurity: '900123457' })).toEqual([mismatch]);
    const wrong = { firstName: '', email: '', phoneCarrier: '', zipCode: '1', creditScore: '' };
    const found = complaints({ ...wrong, confirmSocialSecurity: '900123457' });
    expect(found).toHaveLength(6);
    expect(found).toContainEqual(mismatch);
    expect(complaints({ licenseFront: undefined, confirmSocialSecurity: '900123457' })).toContainEqual(
      mismatch,
    );
  });

  test('any text is accepted in its stored form, or refused with a message', () => {
    const text = anyText({ maxLength: 60 });
    const names = Object.keys(valid).filter((name) => !name.startsWith('license'));
    // Some fields keep their valid value, so that the schema accepts some of the forms.
    const typed = fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] });
    fc.assert(
      fc.property(typed, (changes) => expectVerdict(verificationSchema, { ...valid, ...changes })),
      { numRuns: 200 },
    );
  });
});

describe('a verification with questions off', () => {
  const fieldsOf: Record<Question, readonly string[]> = {
    phoneCarrier: ['phoneCarrier'],
    position: ['position', 'otherPosition'],
    additionalInfo: ['additionalInfo'],
    bankName: ['bankName'],
    creditScore: ['creditScore'],
    socialSecurity: ['socialSecurity', 'confirmSocialSecurity'],
    driversLicense: ['licenseFront', 'licenseBack'],
  };
  const without = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(valid).filter(([name]) => !names.includes(name)));

  test.each(allQuestions)('needs no answer to %s, and still needs all the others', (question) => {
    const schema = createVerificationSchema(askAllBut(question));
    expect(complaintsOf(without(fieldsOf[question]), schema)).toBeUndefined();
    for (const other of allQuestions) {
      if (other === question) continue;
      const complaints = complaintsOf(without([...fieldsOf[question], ...fieldsOf[other]]), schema);
      expect(complaints?.map(([field]) => field)).toContain(fieldsOf[other][0]);
    }
  });

  test.each(allQuestions)('drops an answer to %s, whatever it is', (question) => {
    const schema = createVerificationSchema(askAllBut(question));
    const unasked = Object.fromEntries(fieldsOf[question].map((name) => [name, 'x'.repeat(6000)]));
    const { data } = schema.safeParse({ ...valid, ...unasked });
    expect(data).toMatchObject(without(fieldsOf[question]));
    for (const name of fieldsOf[question]) expect(data?.[name as keyof typeof data]).toBeUndefined();
  });

  test('needs only name, email, phone and address if all are off', () => {
    const schema = createVerificationSchema(askAllBut(...allQuestions));
    expect(complaintsOf({}, schema)?.map(([field]) => field)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'streetAddress',
      'city',
      'state',
      'zipCode',
    ]);
    expect(complaintsOf(without(Object.values(fieldsOf).flat()), schema)).toBeUndefined();
  });
});
