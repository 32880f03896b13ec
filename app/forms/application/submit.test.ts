import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anyText } from '../../../tests/support/any-text.ts';
import { fakeBackend, fileOfSize } from '../../../tests/support/fake-backend.ts';
import { createSubmission } from '../kit/send/submission.ts';
import { submitApplication } from './submit.ts';

const now = 1_800_000_000_000;
const values = {
  fullName: 'Grace Hopper',
  email: 'grace@example.com',
  phone: '555-0123',
  street: '1 Harbor Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10004',
  coverLetter: '',
  resume: fileOfSize(2_000, 'My CV.PDF'),
  jobTitle: ' <b>Data</b> Entry Clerk ',
};
const path = expect.stringMatching(/^applicants\/\d{17}-grace-hopper\.pdf$/);
const pathsIn = ({ calls }: ReturnType<typeof fakeBackend>) =>
  calls.flatMap((call) => (call.call === 'upload' ? [call.path] : []));
const send = (backend: ReturnType<typeof fakeBackend>, submission = createSubmission()) =>
  submitApplication(values, submission, backend);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  return () => vi.useRealTimers();
});

describe('sending an application', () => {
  test('uploads the resume, then inserts the row that points at it', async () => {
    const backend = fakeBackend();
    const submission = createSubmission();
    expect(await send(backend, submission)).toEqual({ kind: 'stored' });
    expect(backend.calls).toEqual([
      { call: 'upload', bucket: 'resumes', path, file: expect.any(File) },
      {
        call: 'insert',
        table: 'job_applications',
        row: {
          id: submission.id,
          full_name: 'Grace Hopper',
          email: 'grace@example.com',
          phone: '555-0123',
          street: '1 Harbor Street',
          city: 'New York',
          state: 'NY',
          zip_code: '10004',
          cover_letter: '',
          job_title: 'Data Entry Clerk',
          resume_url: `https://backend.example/resumes/${pathsIn(backend)[0]}`,
        },
      },
    ]);
  });

  test('takes the type of the file from its name', async () => {
    const backend = fakeBackend();
    await send(backend);
    expect(backend.calls[0]).toMatchObject({ file: { type: 'application/pdf', name: 'My CV.PDF' } });
  });

  test.each(['failed', 'broken'] as const)(
    'an upload that %s leaves no row; a retry sends both',
    async (answer) => {
      const backend = fakeBackend({ uploads: [answer] });
      const submission = createSubmission();
      expect(await send(backend, submission)).toEqual({ kind: 'failed' });
      expect(backend.calls.map(({ call }) => call)).toEqual(['upload']);
      expect(await send(backend, submission)).toEqual({ kind: 'stored' });
      expect(backend.calls.map(({ call }) => call)).toEqual(['upload', 'upload', 'insert']);
    },
  );

  test('a path that is taken is replaced by another, up to three attempts', async () => {
    const lucky = fakeBackend({ uploads: ['taken', 'taken'] });
    expect(await send(lucky)).toEqual({ kind: 'stored' });
    expect(new Set(pathsIn(lucky)).size).toBe(3);
    expect(lucky.calls[3]).toMatchObject({
      row: { resume_url: `https://backend.example/resumes/${pathsIn(lucky)[2]}` },
    });
    const unlucky = fakeBackend({ uploads: ['taken', 'taken', 'taken'] });
    expect(await send(unlucky)).toEqual({ kind: 'failed' });
    expect(unlucky.calls).toHaveLength(3);
  });

  test.each([false, 'broken'] as const)(
    'after an insert that answers %s, a retry uploads nothing again',
    async (answer) => {
      const backend = fakeBackend({ inserts: [answer] });
      const submission = createSubmission();
      expect(await send(backend, submission)).toEqual({ kind: 'failed' });
      expect(await send(backend, submission)).toEqual({ kind: 'stored' });
      expect(backend.calls.map(({ call }) => call)).toEqual(['upload', 'insert', 'insert']);
      expect(backend.calls[2]).toEqual(backend.calls[1]);
    },
  );

  test('a retry after half a day uploads again, because the server takes a file for a day only', async () => {
    const hour = 60 * 60 * 1_000;
    const backend = fakeBackend({ inserts: [false, false] });
    const submission = createSubmission();
    const calls = () => backend.calls.map(({ call }) => call);
    await send(backend, submission);
    vi.setSystemTime(now + 11 * hour);
    await send(backend, submission);
    expect(calls()).toEqual(['upload', 'insert', 'insert']);
    vi.setSystemTime(now + 13 * hour);
    expect(await send(backend, submission)).toEqual({ kind: 'stored' });
    expect(calls()).toEqual(['upload', 'insert', 'insert', 'upload', 'insert']);
  });

  test('uploads again at once if the server can no longer use the file', async () => {
    const backend = fakeBackend({ inserts: ['stale files'] });
    expect(await send(backend)).toEqual({ kind: 'stored' });
    expect(backend.calls.map(({ call }) => call)).toEqual(['upload', 'insert', 'upload', 'insert']);
    const [first, second] = pathsIn(backend);
    expect(second).not.toBe(first);
    expect(backend.calls[3]).toMatchObject({
      row: { resume_url: `https://backend.example/resumes/${second}` },
    });
  });

  test('says so if the server cannot use the new file either, and the next attempt uploads another', async () => {
    const backend = fakeBackend({ inserts: ['stale files', 'stale files', 'stale files'] });
    const submission = createSubmission();
    expect(await send(backend, submission)).toEqual({ kind: 'failed', refusal: { reason: 'uploads' } });
    expect(await send(backend, submission)).toEqual({ kind: 'stored' });
    expect(pathsIn(backend)).toHaveLength(3);
  });

  test('without a resume sends no request', async () => {
    const backend = fakeBackend();
    const without = { ...values, resume: undefined };
    expect(await submitApplication(without, createSubmission(), backend)).toEqual({
      kind: 'failed',
    });
    expect(backend.calls).toEqual([]);
  });

  test('any name, job title and file name can be sent', async () => {
    const text = anyText();
    await fc.assert(
      fc.asyncProperty(text, text, text, async (fullName, jobTitle, fileName) => {
        const any = { ...values, fullName, jobTitle, resume: fileOfSize(1, fileName) };
        expect(await submitApplication(any, createSubmission(), fakeBackend())).toEqual({
          kind: 'stored',
        });
      }),
    );
  });
});
