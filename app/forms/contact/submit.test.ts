import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../tests/support/any-text.ts';
import { fakeBackend } from '../../../tests/support/fake-backend.ts';
import { createSubmission } from '../kit/send/submission.ts';
import { listAnswers } from '../stored-forms.ts';
import { submitContact } from './submit.ts';

const values = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '(212) 555-0123',
  subject: 'A question',
  message: 'Does my policy cover a flooded cellar?',
  honeypot: '',
};

describe('sending a message', () => {
  test('inserts one row with the columns of the form and an id, and never the honeypot', async () => {
    const backend = fakeBackend();
    const submission = createSubmission();
    expect(await submitContact({ ...values, honeypot: 'x' }, submission, backend)).toEqual({
      kind: 'stored',
    });
    const { honeypot: _, ...columns } = values;
    expect(backend.calls).toMatchObject([
      { call: 'insert', table: 'contacts', row: { id: submission.id, ...columns } },
    ]);
    const stored = listAnswers('message').map(({ column }) => column);
    const sent = backend.calls.flatMap((call) => (call.call === 'insert' ? Object.keys(call.row) : []));
    expect(sent.toSorted()).toEqual(['id', ...stored].toSorted());
    expect(submission.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test.each([false, 'broken'] as const)(
    'an insert that answers %s is a failure; a retry keeps the id',
    async (answer) => {
      const backend = fakeBackend({ inserts: [answer] });
      const submission = createSubmission();
      expect(await submitContact(values, submission, backend)).toEqual({ kind: 'failed' });
      expect(await submitContact(values, submission, backend)).toEqual({ kind: 'stored' });
      expect(backend.calls[1]).toEqual(backend.calls[0]);
    },
  );

  test('any text can be sent', async () => {
    const text = anyText();
    const typed = fc.record({
      name: text,
      email: text,
      phone: text,
      subject: text,
      message: text,
      honeypot: text,
    });
    await fc.assert(
      fc.asyncProperty(typed, async (any) => {
        expect(await submitContact(any, createSubmission(), fakeBackend())).toEqual({ kind: 'stored' });
      }),
    );
  });
});
