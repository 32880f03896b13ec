import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resumePath } from '../support/sample-files.ts';
import { sampleApplication } from '../support/samples.ts';
import { type StorageRequest, supabaseStorage } from '../support/supabase-storage.ts';
import { shareDatabase } from './fixtures.ts';

const megabyte = 1024 * 1024;
const upload = (changes: Partial<StorageRequest> = {}): StorageRequest => ({
  operation: 'storage.object.upload',
  headers: { 'x-upsert': 'false' },
  name: resumePath(),
  contentLength: 2000,
  ...changes,
});
const replacing = { 'x-upsert': 'true' };

beforeAll(() => {
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  return () => log.mockRestore();
});

describe.each(['embedded', 'postgres'] as const)('the schema on %s', (kind) => {
  const shared = shareDatabase(kind);
  const database = () => shared().database;

  // On a real storage server the policies and triggers of the schema are all that stands before the files.
  it('a slow upload does not overwrite a file that was stored meanwhile', async () => {
    const { canUpload, completeUpload } = supabaseStorage(database());
    const request = upload();
    await canUpload('anon', request);
    await canUpload('anon', request);
    await completeUpload(request, 'victim');
    await expect(completeUpload(request, 'attacker')).rejects.toMatchObject({ code: '23505' });
    // Nor one that finishes as another kind of upload.
    for (const operation of ['storage.object.upload_signed', 'storage.tus.upload.part', 'storage.s3.upload'])
      await expect(
        completeUpload({ ...request, operation, headers: replacing }, 'attacker'),
      ).rejects.toMatchObject({ code: '23505' });
    const rows = await database().asOwner((query) =>
      query('select version from storage.objects where name = $1', [request.name]),
    );
    expect(rows).toEqual([{ version: 'victim' }]);
  });

  it('a visitor who asks to replace is refused, whether or not the file exists', async () => {
    const { canUpload, completeUpload } = supabaseStorage(database());
    const free = upload();
    const taken = upload();
    await completeUpload(taken, 'victim');
    for (const request of [free, taken]) {
      for (const changes of [{ headers: replacing }, { operation: 'storage.object.upload_update' }])
        await expect(canUpload('anon', { ...request, ...changes })).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('staff replace a file, and change its metadata, its name and nothing else', async () => {
    const { canUpload, completeUpload } = supabaseStorage(database());
    const request = upload();
    await completeUpload(request, 'first');
    for (const [changes, version] of [
      [{ headers: replacing }, 'second'],
      [{ operation: 'storage.object.upload_update' }, 'third'],
    ] as const) {
      await canUpload('service_role', { ...request, ...changes });
      expect(await completeUpload({ ...request, ...changes }, version)).toMatchObject([{ version }]);
    }
    const change = (set: string) =>
      database().asRole('service_role', (query) =>
        query(`update storage.objects set ${set} where name = $1 returning version`, [request.name]),
      );
    expect(await change('metadata = metadata || \'{"cacheControl":"no-cache"}\'')).toHaveLength(1);
    expect(await change('last_accessed_at = now()')).toHaveLength(1);
    await expect(change("version = 'fourth'")).rejects.toMatchObject({ code: '23505' });
    expect(await change(`name = '${resumePath()}', version = 'moved'`)).toEqual([{ version: 'moved' }]);
  });

  it.each([
    ['a plain upload', {}, true],
    ['the largest file in a form', { contentLength: 5 * megabyte + 300 }, true],
    ['an upload without a declared length', { contentLength: undefined }, false],
    ['a declared length over the limit', { contentLength: 6 * megabyte }, false],
    ['a signed upload address', { operation: 'storage.object.sign_upload_url' }, false],
    ['a signed upload', { operation: 'storage.object.upload_signed' }, false],
    ['a resumable upload', { operation: 'storage.tus.upload.create' }, false],
    ['an upload by the S3 protocol', { operation: 'storage.s3.upload' }, false],
    ['a copy', { operation: 'storage.object.copy' }, false],
    ['an operation that is not named', { operation: '' }, false],
  ] as Array<[string, Partial<StorageRequest>, boolean]>)(
    '%s by a visitor',
    async (_, changes, isAllowed) => {
      const { canUpload } = supabaseStorage(database());
      const trying = canUpload('anon', upload(changes));
      if (isAllowed) await expect(trying).resolves.toBeUndefined();
      else await expect(trying).rejects.toMatchObject({ code: '42501' });
    },
  );
  it('refuses a file that is older than a day with the same answer as a missing one', async () => {
    const { completeUpload } = supabaseStorage(database());
    const [young, old] = [upload(), upload()];
    for (const request of [young, old]) await completeUpload(request, 'v1');
    const age = (name: string, hours: number) =>
      database().asOwner((query) =>
        query(`update storage.objects set created_at = now() - interval '${hours} hours' where name = $1`, [
          name,
        ]),
      );
    await age(young.name, 23);
    await age(old.name, 25);
    const apply = (name: string, role: 'anon' | 'service_role' = 'anon') => {
      const row = sampleApplication({
        resume_url: `https://harborlight.example/storage/v1/object/public/resumes/${name}`,
      });
      const columns = Object.keys(row).join(', ');
      return database().asRole(role, (query) =>
        query(
          `insert into public.job_applications (${columns})
            select ${columns} from json_populate_record(null::public.job_applications, $1::text::json)`,
          [JSON.stringify(row)],
        ),
      );
    };
    await apply(young.name);
    const refusalOf = (name: string) =>
      apply(name).then(
        () => 'stored',
        ({ code, message, details, hint, constraint }) => ({ code, message, details, hint, constraint }),
      );
    const refusal = await refusalOf(old.name);
    expect(refusal).toMatchObject({ code: 'PT422' });
    expect(await refusalOf(resumePath())).toEqual(refusal);
    expect(await refusalOf(young.name)).toEqual(refusal);
    await apply(old.name, 'service_role');
  });
});
