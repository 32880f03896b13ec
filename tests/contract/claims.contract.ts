import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { askAboutClaim, mostPhotos, photosPerClaim } from '#domain/claims.ts';
import { kinds } from '#domain/kinds.ts';
import { referenceOf } from '#domain/references.ts';
import { claimPhotoPath, freshEmail, publicUrl, sampleClaim } from '../support/samples.ts';
import { sendWithFiles, withFiles } from '../support/upload-files.ts';
import { asVisitor, staff, storedRow, visitor } from './deployment.ts';

const photo = (extension = 'jpg') => publicUrl('claim-photos', claimPhotoPath(extension));
const photos = (count: number) => Array.from({ length: count }, () => photo());
const send = (row: Record<string, unknown>) => visitor.from('claim_reports').insert(row);
const sendClaim = (changes: Record<string, unknown> = {}) =>
  sendWithFiles(visitor, 'claim_reports', sampleClaim({ email: freshEmail(), ...changes }));
const lookUp = (claim_number: string, email: string) =>
  askAboutClaim(async () => (await visitor.rpc('claim_status', { claim_number, email }).throwOnError()).data);
const addStored = (claim_number: string, email: string, photo_urls: string[]) =>
  askAboutClaim(
    async () =>
      (await visitor.rpc('add_claim_photos', { claim_number, email, photo_urls }).throwOnError()).data,
  );
const addPhotos = async (claim_number: string, email: string, photo_urls: string[]) => {
  await withFiles(visitor, { photo_urls });
  return addStored(claim_number, email, photo_urls);
};
const filesOf = async (id: string) => {
  const parameters = { kinds, wanted_kind: 'claim', wanted_id: id };
  const { data } = await staff.rpc('staff_find', parameters).throwOnError();
  return (data as { files: { part: string; path: string; stored: boolean }[] }).files;
};

async function setStatus(id: string, status: string, message: string) {
  const { data } = await staff
    .rpc('staff_set_claim_status', {
      kinds,
      wanted_id: id,
      note_id: randomUUID(),
      author: 'dana',
      author_name: 'Dana Reyes',
      status,
      message,
      seen_version: await versionOf(id),
      outcome: status === 'closed' ? 'paid' : null,
    })
    .throwOnError();
  expect(data).toMatchObject({ outcome: 'changed' });
}

async function versionOf(id: string): Promise<number> {
  const parameters = { kinds, wanted_kind: 'claim', wanted_id: id };
  const { data } = await staff.rpc('staff_find', parameters).throwOnError();
  return (data as { entry: { version: number } }).entry.version;
}

describe('a claim', () => {
  it('is stored with its photos, in their order', async () => {
    const photo_urls = [photo('png'), photo('jpg'), photo('pdf')];
    const { id } = await sendClaim({ photo_urls });
    expect(await storedRow('claim_reports', id)).toMatchObject({ photo_urls });
    const files = await filesOf(id);
    expect(files.map(({ part, stored }) => [part, stored])).toEqual([
      ['photo_1', true],
      ['photo_2', true],
      ['photo_3', true],
    ]);
    expect(files.map(({ path }) => path.split('.').at(-1))).toEqual(['png', 'jpg', 'pdf']);
  });

  it('may have no photo', async () => {
    const { id } = await sendClaim({ photo_urls: [] });
    expect(await filesOf(id)).toEqual([]);
  });

  it('may have eight photos, and not nine', async () => {
    await sendClaim({ photo_urls: photos(photosPerClaim) });
    const row = await withFiles(visitor, sampleClaim({ photo_urls: photos(photosPerClaim + 1) }));
    expect((await send(row)).error).toMatchObject({ code: '42501' });
    expect(await storedRow('claim_reports', row.id)).toBeNull();
  });

  it.each([
    ['that does not exist', async () => photos(1)],
    ['of another claim', async () => (await sendClaim()).photo_urls],
    [
      'that it names twice',
      async () => {
        const { photo_urls } = await withFiles(visitor, { photo_urls: photos(1) });
        return [...photo_urls, ...photo_urls];
      },
    ],
  ] as const)('that names a photo %s is refused', async (_, makePhotos) => {
    const row = sampleClaim({ photo_urls: await makePhotos() });
    expect((await send(row)).error).toMatchObject({ code: 'PT422' });
    expect(await storedRow('claim_reports', row.id)).toBeNull();
  });

  it.each([
    publicUrl('resumes', 'applicants/1700000000000-ada.pdf'),
    publicUrl('claim-photos', 'front_1700000000000.jpg'),
    publicUrl('claim-photos', `${randomUUID()}/1700000000000_1.exe`),
    'javascript:alert(1)',
  ])('that names %s as a photo is refused', async (url) => {
    expect((await send(sampleClaim({ photo_urls: [url] }))).error).toMatchObject({ code: '23514' });
  });

  it('whose list of photos is something else is refused', async () => {
    for (const photo_urls of ['x', 7, { a: 1 }, [['x']], [null], null])
      expect([400, 401]).toContain((await send(sampleClaim({ photo_urls }))).status);
  });
});

describe('whoever knows the number and the address of a claim', () => {
  it('sees where it stands, and nothing else', async () => {
    const { id, email } = await sendClaim();
    const row = await storedRow('claim_reports', id);
    expect(await lookUp(referenceOf(id), email)).toEqual({
      outcome: 'found',
      status: 'received',
      since: row?.created_at,
      sent_at: row?.created_at,
      message: null,
      steps: ['received'],
      photos: 1,
    });
  });

  it('may type them in any letter case, with and without the hyphen', async () => {
    const { id, email } = await sendClaim();
    const number = referenceOf(id).toLowerCase().replace('-', ' ');
    expect(await lookUp(` ${number} `, ` ${email.toUpperCase()} `)).toMatchObject({ outcome: 'found' });
  });

  it('sees what the staff said last, and that it is closed', async () => {
    const { id, email } = await sendClaim();
    await setStatus(id, 'with_adjuster', 'Dana Reyes calls you on Thursday.');
    await setStatus(id, 'needs_something', 'Please send the receipt of the washer.');
    const number = referenceOf(id);
    expect(await lookUp(number, email)).toMatchObject({
      status: 'needs_something',
      message: 'Please send the receipt of the washer.',
    });
    await setStatus(id, 'closed', 'We paid on Friday.');
    expect(await lookUp(number, email)).toMatchObject({ status: 'closed', message: 'We paid on Friday.' });
  });

  it('adds photos while it is open, once', async () => {
    const { id, email } = await sendClaim();
    const number = referenceOf(id);
    const more = photos(2);
    for (let times = 0; times < 2; times += 1) {
      const answer = await (times === 0 ? addPhotos : addStored)(number, email, more);
      expect(answer).toEqual({ outcome: 'added' });
    }
    expect((await filesOf(id)).map(({ part }) => part)).toEqual(['photo_1', 'photo_2', 'photo_3']);
    expect(await lookUp(number, email)).toMatchObject({ photos: 3 });
    await setStatus(id, 'closed', 'We paid on Friday.');
    expect(await addPhotos(number, email, photos(1))).toEqual({ outcome: 'closed' });
  });

  it('adds eight at a time, and no more than fit', async () => {
    const { id, email } = await sendClaim({ photo_urls: photos(8) });
    const number = referenceOf(id);
    expect(await addPhotos(number, email, photos(9))).toEqual({ outcome: 'full' });
    for (let count = 8; count < mostPhotos; count += 8)
      expect(await addPhotos(number, email, photos(8))).toEqual({ outcome: 'added' });
    expect(await addPhotos(number, email, photos(1))).toEqual({ outcome: 'full' });
  });

  it('cannot add a photo of another claim, or a wrong address', async () => {
    const other = await sendClaim();
    const { id, email } = await sendClaim();
    for (const photo_urls of [other.photo_urls, photos(1), ['https://example.com/x.jpg']])
      await expect(addStored(referenceOf(id), email, photo_urls)).rejects.toMatchObject({ code: 'PT422' });
    expect(await filesOf(id)).toHaveLength(1);
  });
});

it('a wrong number and a wrong address get the same answer', async () => {
  const { id, email } = await sendClaim();
  const wrong = [
    await lookUp(referenceOf(id), 'somebody@example.com'),
    await lookUp(referenceOf(randomUUID()), email),
    await lookUp('not a number', email),
    await lookUp('', ''),
    await addPhotos(referenceOf(id), 'somebody@example.com', photos(1)),
  ];
  expect(wrong).toEqual(wrong.map(() => ({ outcome: 'none' })));
});

it.each(['GET', 'HEAD'])(
  'by %s nothing is told, and neither number nor address are compared',
  async (method) => {
    const { id, email } = await sendClaim();
    const ask = async (name: string, claim_number: string, address: string) => {
      const query = new URLSearchParams({ claim_number, email: address });
      if (name === 'add_claim_photos') query.set('photo_urls', '{}');
      const response = await asVisitor(`/rest/v1/rpc/${name}?${query}`, { method });
      return { status: response.status, text: await response.text() };
    };
    for (const name of ['claim_status', 'add_claim_photos']) {
      const refusal = await ask(name, referenceOf(id), email);
      expect(refusal.status).toBe(405);
      expect(await ask(name, referenceOf(id), 'somebody@example.com')).toEqual(refusal);
      expect(await ask(name, referenceOf(randomUUID()), email)).toEqual(refusal);
    }
  },
);

it('a deleted claim is not found', async () => {
  const { id, email } = await sendClaim();
  await staff.from('claim_reports').delete().eq('id', id).throwOnError();
  expect(await lookUp(referenceOf(id), email)).toEqual({ outcome: 'none' });
});
