import { describe, expect, test } from 'vitest';
import { form, limited, lookupFailed, notFound, addPhotos as words } from '#content/claim-status.ts';
import { failureMessage } from '#content/outcomes.ts';
import { fakeBackend, fileOfSize } from '../../../tests/support/fake-backend.ts';
import { listErrors } from '../kit/define/list-errors.ts';
import { createSubmission } from '../kit/send/submission.ts';
import { addPhotos } from './add-photos.ts';
import { lookupSchema } from './definition.ts';
import { lookUpClaim } from './look-up.ts';

const values = { number: 'K7QM-2XRA', email: 'ada@example.com' };
const found = { outcome: 'found', status: 'received', since: '', message: null, sent_at: '', photos: 0 };

describe('a look-up', () => {
  test('asks with number and address, and passes on the claim', async () => {
    const backend = fakeBackend({ results: [found] });
    expect(await lookUpClaim(values, backend)).toEqual(found);
    expect(backend.calls).toEqual([
      {
        call: 'call',
        routine: 'claim_status',
        parameters: { claim_number: values.number, email: values.email },
      },
    ]);
  });

  test('asks again once the guess is counted', async () => {
    const backend = fakeBackend({ results: [{ outcome: 'counted' }, found] });
    expect(await lookUpClaim(values, backend)).toEqual(found);
    expect(backend.calls[1]).toEqual(backend.calls[0]);
  });

  test.each([
    [{ outcome: 'none' }, notFound],
    [{ outcome: 'limited' }, limited],
    [undefined, { title: lookupFailed.title, text: lookupFailed.advice }],
  ])('that answers %o says what to do', async (answer, expected) => {
    expect(await lookUpClaim(values, fakeBackend({ results: [answer] }))).toMatchObject({ words: expected });
  });

  test('is not sent with a number that cannot be one', () => {
    for (const number of ['', 'K7QM', 'K7QM-2XR0', 'K7QM-2XRAA'])
      expect(listErrors(lookupSchema.safeParse({ ...values, number }).error?.issues)).toEqual({
        number: form.rules.number,
      });
    for (const number of ['k7qm2xra', ' K7QM 2XRA '])
      expect(lookupSchema.safeParse({ ...values, number }).success).toBe(true);
  });
});

describe('photos for a claim', () => {
  const photos = [fileOfSize(1, 'a.jpg'), fileOfSize(1, 'b.jpg')];
  const add = (backend: ReturnType<typeof fakeBackend>, submission = createSubmission()) =>
    addPhotos(values, photos, { submission, backend });

  test('are uploaded, then added', async () => {
    const backend = fakeBackend({ results: [{ outcome: 'added' }] });
    expect(await add(backend)).toEqual({ outcome: 'added' });
    expect(backend.calls.at(-1)).toMatchObject({
      routine: 'add_claim_photos',
      parameters: { photo_urls: [expect.stringMatching(/_1\.jpg$/), expect.stringMatching(/_2\.jpg$/)] },
    });
  });

  test('are added once the guess is counted, and uploaded once', async () => {
    const backend = fakeBackend({ results: [{ outcome: 'counted' }, { outcome: 'added' }] });
    expect(await add(backend)).toEqual({ outcome: 'added' });
    expect(backend.calls.map(({ call }) => call)).toEqual(['upload', 'upload', 'call', 'call']);
  });

  test.each([
    ['closed', { title: words.closed }],
    ['full', { title: words.full }],
    ['none', notFound],
    ['limited', limited],
  ])('of a claim that is %s are refused with a reason', async (outcome, expected) => {
    expect(await add(fakeBackend({ results: [{ outcome }] }))).toEqual({
      outcome: 'refused',
      words: expected,
    });
  });

  test('that cannot be read are not blamed on the connection', async () => {
    const answer = await add(fakeBackend({ uploads: ['refused', 'stored'] }));
    const { text } = failureMessage(words.failed, { reason: 'file', ...(photos[0] && { file: photos[0] }) });
    expect(answer).toMatchObject({ outcome: 'refused', words: { title: words.failed.title, text } });
    expect(text).not.toContain(words.failed.advice);
  });

  test('are not uploaded twice after one of them failed', async () => {
    const backend = fakeBackend({ uploads: ['stored', 'broken'], results: [{ outcome: 'added' }] });
    const submission = createSubmission();
    expect(await add(backend, submission)).toMatchObject({
      outcome: 'refused',
      words: { title: words.failed.title, text: words.failed.advice },
    });
    expect(await add(backend, submission)).toEqual({ outcome: 'added' });
    expect(backend.calls.filter(({ call }) => call === 'upload')).toHaveLength(3);
  });
});
