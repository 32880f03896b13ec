import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/verification-questions.ts';
import { anyText } from '../../../tests/support/any-text.ts';
import { fakeBackend, fileOfSize } from '../../../tests/support/fake-backend.ts';
import { allAsked, allQuestions, askAllBut } from '../../../tests/support/questions.ts';
import type { Backend } from '../kit/send/backend.ts';
import { createSubmission, type Submission } from '../kit/send/submission.ts';
import type { VerificationValues } from './schema.ts';
import { submitVerification as submit } from './submit.ts';

const front = fileOfSize(3_000, 'front.JPEG');
const back = fileOfSize(2_000, 'back.png');
const values = {
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
  otherPosition: 'Lamp keeper',
  additionalInfo: 'Born Winston',
  bankName: 'First Harbor Bank',
  creditScore: 'Good (700-749)',
  socialSecurity: '900-12-3456',
  confirmSocialSecurity: '900123456',
  licenseFront: front,
  licenseBack: back,
};
const submitVerification = (
  values: VerificationValues,
  submission: Submission,
  backend: Backend,
  questions = allAsked,
) => submit(values, submission, backend, questions);
const frontPath = expect.stringMatching(/^front_\d{17}\.jpeg$/);
const backPath = expect.stringMatching(/^back_\d{17}\.png$/);
const urlOf = (path: string) => `https://backend.example/employment-documents/${path}`;

describe('sending a verification', () => {
  test('uploads front, then back, then inserts the row that points at both', async () => {
    const backend = fakeBackend();
    const submission = createSubmission();
    expect(await submitVerification(values, submission, backend)).toEqual({ kind: 'stored' });
    const [front, back] = backend.calls.flatMap((call) => (call.call === 'upload' ? [call.path] : []));
    expect(backend.calls).toEqual([
      { call: 'upload', bucket: 'employment-documents', path: frontPath, file: expect.any(File) },
      { call: 'upload', bucket: 'employment-documents', path: backPath, file: expect.any(File) },
      {
        call: 'insert',
        table: 'employment_verifications',
        row: {
          id: submission.id,
          first_name: 'Mary',
          last_name: 'Jackson',
          email: 'mary@example.com',
          phone: '(212) 555-0123',
          phone_carrier: 'AT&T',
          street_address: '1 Harbor Street',
          city: 'New York',
          state: 'NY',
          zip_code: '10004',
          bank_name: 'First Harbor Bank',
          credit_score: 'Good (700-749)',
          social_security: '900123456',
          position: 'Other',
          other_position: 'Lamp keeper',
          additional_info: 'Born Winston',
          dl_front_url: urlOf(front ?? ''),
          dl_back_url: urlOf(back ?? ''),
        },
      },
    ]);
  });

  test('empty optional fields are stored as null, and so is a job title typed before Other was deselected', async () => {
    const backend = fakeBackend();
    await submitVerification(
      { ...values, otherPosition: '', additionalInfo: '' },
      createSubmission(),
      backend,
    );
    await submitVerification({ ...values, position: 'Job Posting Specialist' }, createSubmission(), backend);
    const rows = backend.calls.flatMap((call) => (call.call === 'insert' ? [call.row] : []));
    expect(rows).toMatchObject([
      { other_position: null, additional_info: null },
      { position: 'Job Posting Specialist', other_position: null },
    ]);
  });

  test('reports the combined progress of both uploads', async () => {
    const parts: number[] = [];
    await submitVerification(
      values,
      createSubmission((part) => parts.push(part)),
      fakeBackend(),
    );
    expect(parts).toEqual([0.5, 1]);
  });

  test.each(['failed', 'broken'] as const)(
    'a second upload that %s leaves no row; a retry sends only what is missing',
    async (answer) => {
      const backend = fakeBackend({ uploads: ['stored', answer] });
      const submission = createSubmission();
      expect(await submitVerification(values, submission, backend)).toEqual({ kind: 'failed' });
      expect(await submitVerification(values, submission, backend)).toEqual({ kind: 'stored' });
      expect(
        backend.calls.map((call) => ('path' in call ? call.path : 'table' in call && call.table)),
      ).toEqual([frontPath, backPath, backPath, 'employment_verifications']);
    },
  );

  test('names the file that the server refuses', async () => {
    const backend = fakeBackend({ uploads: ['stored', 'refused'] });
    expect(await submitVerification(values, createSubmission(), backend)).toEqual({
      kind: 'failed',
      refusal: { reason: 'file', file: values.licenseBack },
    });
  });

  test.each([false, 'broken'] as const)(
    'after an insert that answers %s, a retry uploads nothing again',
    async (answer) => {
      const backend = fakeBackend({ inserts: [answer] });
      const submission = createSubmission();
      expect(await submitVerification(values, submission, backend)).toEqual({ kind: 'failed' });
      expect(await submitVerification(values, submission, backend)).toEqual({ kind: 'stored' });
      expect(backend.calls.map(({ call }) => call)).toEqual(['upload', 'upload', 'insert', 'insert']);
      expect(backend.calls[3]).toEqual(backend.calls[2]);
    },
  );

  test('uploads both sides again at once if the server can no longer use them', async () => {
    const backend = fakeBackend({ inserts: ['stale files'] });
    expect(await submitVerification(values, createSubmission(), backend)).toEqual({ kind: 'stored' });
    expect(backend.calls.map(({ call }) => call)).toEqual([
      'upload',
      'upload',
      'insert',
      'upload',
      'upload',
      'insert',
    ]);
    expect(backend.calls[5]).not.toEqual(backend.calls[2]);
  });

  test.each(['licenseFront', 'licenseBack'])('without %s sends no request', async (side) => {
    const backend = fakeBackend();
    expect(await submitVerification({ ...values, [side]: undefined }, createSubmission(), backend)).toEqual({
      kind: 'failed',
    });
    expect(backend.calls).toEqual([]);
  });

  test('any text can be sent', async () => {
    const text = anyText();
    const names = Object.keys(values).filter((name) => !name.startsWith('license'));
    const typed = fc.record(Object.fromEntries(names.map((name) => [name, text])));
    await fc.assert(
      fc.asyncProperty(typed, text, async (any, fileName) => {
        const all = { ...values, ...any, licenseFront: fileOfSize(1, fileName) };
        expect(await submitVerification(all, createSubmission(), fakeBackend())).toEqual({ kind: 'stored' });
      }),
    );
  });
});

describe('sending a verification with questions off', () => {
  const columnsOf: Record<Question, readonly string[]> = {
    phoneCarrier: ['phone_carrier'],
    position: ['position', 'other_position'],
    additionalInfo: ['additional_info'],
    bankName: ['bank_name'],
    creditScore: ['credit_score'],
    socialSecurity: ['social_security'],
    driversLicense: ['dl_front_url', 'dl_back_url'],
  };
  const always = [
    'id',
    'first_name',
    'last_name',
    'email',
    'phone',
    'street_address',
    'city',
    'state',
    'zip_code',
  ];

  async function columnsSent(...skipped: Question[]): Promise<string[]> {
    const backend = fakeBackend();
    const result = await submitVerification(values, createSubmission(), backend, askAllBut(...skipped));
    expect(result).toEqual({ kind: 'stored' });
    return backend.calls.flatMap((call) => (call.call === 'insert' ? Object.keys(call.row) : []));
  }

  test.each<Question[][]>([
    [[]],
    [['creditScore', 'bankName']],
    [['socialSecurity']],
    [['driversLicense']],
    [['position']],
    [allQuestions],
  ])('without %j sends no column of theirs, even if there is an answer', async (skipped) => {
    const asked = allQuestions.filter((question) => !skipped.includes(question));
    const expected = [...always, ...asked.flatMap((question) => columnsOf[question])];
    expect((await columnsSent(...skipped)).toSorted()).toEqual(expected.toSorted());
  });

  test('without pictures uploads nothing and reports no progress', async () => {
    const parts: number[] = [];
    const backend = fakeBackend();
    const submission = createSubmission((part) => parts.push(part));
    await submitVerification(values, submission, backend, askAllBut('driversLicense'));
    expect(backend.calls.map(({ call }) => call)).toEqual(['insert']);
    expect(parts).toEqual([]);
  });
});
