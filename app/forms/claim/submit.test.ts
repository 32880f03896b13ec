import { describe, expect, test, vi } from 'vitest';
import { postedClaim, storedKind } from '../../../tests/support/claim-values.ts';
import { fakeBackend, fileOfSize } from '../../../tests/support/fake-backend.ts';
import { createSubmission } from '../kit/send/submission.ts';
import type { OnPhoto } from './photos/upload-photos.ts';
import { claimSchema } from './schema.ts';
import { submitClaim } from './submit.ts';

const photos = ['a.jpg', 'b.PNG', 'c.pdf'].map((name) => fileOfSize(10, name));
const values = claimSchema.parse({ ...postedClaim(), photos, honeypot: '' });
const send = (
  backend: ReturnType<typeof fakeBackend>,
  submission = createSubmission(),
  changes: Partial<typeof values> = {},
  onPhoto?: OnPhoto,
) => submitClaim({ ...values, ...changes }, submission, backend, onPhoto);
const kindsOf = ({ calls }: ReturnType<typeof fakeBackend>) => calls.map(({ call }) => call);
const filesIn = ({ calls }: ReturnType<typeof fakeBackend>) =>
  calls.flatMap((call) => (call.call === 'upload' ? [call.file.name] : []));

describe('sending a claim', () => {
  test('uploads the photos into one folder, then inserts the row that names them in their order', async () => {
    const backend = fakeBackend();
    const submission = createSubmission();
    expect(await send(backend, submission)).toEqual({ kind: 'stored' });
    const paths = backend.calls.flatMap((call) => (call.call === 'upload' ? [call.path] : [])).toSorted();
    expect(new Set(paths.map((path) => path.split('/')[0])).size).toBe(1);
    const folder = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
    const url = (end: string) =>
      expect.stringMatching(new RegExp(`^https://backend.example/claim-photos/${folder}/\\d{17}_${end}$`));
    expect(backend.calls.at(-1)).toEqual({
      call: 'insert',
      table: 'claim_reports',
      row: {
        id: submission.id,
        name: values.name,
        email: values.email,
        phone: values.phone,
        anyone_hurt: values.hurt,
        loss_kind: storedKind,
        loss_date: values.date,
        loss_time: null,
        loss_place: values.place,
        policy_number: null,
        description: values.description,
        others_involved: null,
        reach_by: 'Phone, any time',
        photo_urls: [url('1\\.jpg'), url('2\\.png'), url('3\\.pdf')],
      },
    });
  });

  test('needs no photo', async () => {
    const backend = fakeBackend();
    expect(await send(backend, createSubmission(), { photos: [] })).toEqual({ kind: 'stored' });
    expect(kindsOf(backend)).toEqual(['insert']);
  });

  test('one photo that breaks does not stop the others; a retry sends only that one', async () => {
    const backend = fakeBackend({ uploads: ['stored', 'broken', 'stored'] });
    const submission = createSubmission();
    const onPhoto = vi.fn<OnPhoto>();
    expect(await send(backend, submission, {}, onPhoto)).toEqual({ kind: 'failed' });
    expect(kindsOf(backend)).toEqual(['upload', 'upload', 'upload']);
    const lastOf = (photo: File | undefined) =>
      onPhoto.mock.calls.findLast(([changed]) => changed === photo)?.[1];
    expect(photos.map(lastOf)).toEqual([1, 'failed', 1]);
    expect(await send(backend, submission, {}, onPhoto)).toEqual({ kind: 'stored' });
    expect(filesIn(backend).slice(3)).toEqual(['b.PNG']);
    expect(photos.map(lastOf)).toEqual([1, 1, 1]);
  });

  test('a photo that the server refuses is named, and no row is stored', async () => {
    const backend = fakeBackend({ uploads: ['refused'] });
    const states: unknown[] = [];
    const result = await send(backend, createSubmission(), {}, (photo, state) => states.push([photo, state]));
    expect(result).toMatchObject({ kind: 'failed', refusal: { reason: 'file', file: photos[0] } });
    expect(states).toContainEqual([photos[0], 'refused']);
    expect(kindsOf(backend)).not.toContain('insert');
  });

  test('after a lost answer the same claim is sent under the same id, without its photos', async () => {
    const backend = fakeBackend({ inserts: ['broken'] });
    const submission = createSubmission();
    await send(backend, submission);
    expect(await send(backend, submission)).toEqual({ kind: 'stored' });
    expect(kindsOf(backend)).toEqual(['upload', 'upload', 'upload', 'insert', 'insert']);
    expect(backend.calls.at(-1)).toEqual(backend.calls.at(-2));
  });

  test('uploads again at once if the server can no longer use the photos', async () => {
    const backend = fakeBackend({ inserts: ['stale files'] });
    expect(await send(backend)).toEqual({ kind: 'stored' });
    expect(filesIn(backend)).toHaveLength(6);
  });
});
