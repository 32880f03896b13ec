import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database, Role } from '../../server/store/database/database.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { licensePath, resumePath } from '../support/sample-files.ts';
import { noAnswers, sampleApplication, sampleContact, sampleVerification } from '../support/samples.ts';
import { seedDir } from '../support/seed.ts';
import { share } from '../support/share.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { type StorageRequest, supabaseStorage } from '../support/supabase-storage.ts';
import { createProject, createSupabaseRoles } from './supabase-project.ts';

const megabyte = 1024 * 1024;
const replacing = { headers: { 'x-upsert': 'true' } };
const updating = { operation: 'storage.object.upload_update' };
const upload = (changes: Partial<StorageRequest> = {}): StorageRequest => ({
  operation: 'storage.object.upload',
  name: resumePath(),
  contentLength: 2000,
  ...changes,
});
const urlOf = ({ bucket = 'resumes', name }: StorageRequest) =>
  `https://project.example/storage/v1/object/public/${bucket}/${name}`;

const postgres = share(startPostgres);
beforeAll(() => createSupabaseRoles(postgres));

// On a real storage server the policies and triggers of the schema are all that stands before the files.
describe.each(['1.70', '1.77'] as const)('a Supabase project with Storage %s', (version) => {
  /** The project's owner is no superuser, so the functions that run as the owner have only its rights. */
  let database: Database;
  let storage: ReturnType<typeof supabaseStorage>;

  beforeAll(async () => {
    const name = `storage_${version.replace('.', '_')}`;
    const { asPostgres } = await createProject(postgres, name, { grants: 'wide', storage: version });
    database = await openPostgres(asPostgres);
    storage = supabaseStorage(database, version);
    const key = await readFile(path.join(seedDir(), 'keys', 'sealing-public.asc'), 'utf8');
    await database.asRole('service_role', (query) => query('select public.install_sealing_key($1)', [key]));
    return database.close;
  });

  async function store(request: StorageRequest): Promise<string> {
    await storage.canUpload('anon', request);
    await storage.completeUpload(request, 'first');
    return urlOf(request);
  }

  async function insert(table: string, row: Record<string, unknown>, role: Role = 'anon'): Promise<void> {
    const names = Object.keys(row).join(', ');
    const sql = `insert into public.${table} (${names})
    select ${names} from json_populate_record(null::public.${table}, $1::text::json)`;
    await database.asRole(role, (query) => query(sql, [JSON.stringify(row)]));
  }

  describe('a visitor', () => {
    // The first, because what other tests upload and roll back would be counted too.
    test('is not asked to wait while a whole bucket is read', async () => {
      await database.asRole('service_role', (query) =>
        query(`insert into storage.objects (bucket_id, name, version)
        select 'resumes', gen_random_uuid()::text, '1' from generate_series(1, 300)`),
      );
      const row = sampleApplication({ resume_url: await store(upload()) });
      const read = await database.asOwner(async (query) => {
        await query('set local enable_seqscan = off');
        const path = "private.path_in_bucket($1, 'resumes')";
        await query(`select private.require_own_file('resumes', ${path}, 1)`, [row.resume_url]);
        await query("select private.files_of('application', $1::uuid)", [row.id]);
        const [found] = await query(`select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables
        where schemaname = 'storage' and relname = 'objects'`);
        return Number(found?.rows);
      });
      expect(read).toBeLessThan(20);
    });

    test('sends an application with its resume', async () => {
      await insert('job_applications', sampleApplication({ resume_url: await store(upload()) }));
    });

    test('sends a verification, whose number is sealed', async () => {
      const bucket = 'employment-documents';
      const row = sampleVerification({
        dl_front_url: await store(upload({ bucket, name: licensePath('front') })),
        dl_back_url: await store(upload({ bucket, name: licensePath('back') })),
      });
      await insert('employment_verifications', row);
      const [stored] = await database.asRole('service_role', (query) =>
        query('select social_security from public.employment_verifications where id = $1::text::uuid', [
          row.id,
        ]),
      );
      expect(stored?.social_security).toMatch(/^-----BEGIN PGP MESSAGE-----/);
    });

    test('sends a verification without the answers that a form may leave out', async () => {
      await insert('employment_verifications', sampleVerification(noAnswers));
    });

    test('may upload the largest file in a form', async () => {
      await storage.canUpload('anon', upload({ contentLength: 5 * megabyte + 300 }));
    });

    test.each<[string, Partial<StorageRequest>]>([
      ['without a length', { contentLength: undefined }],
      ['over the limit', { contentLength: 6 * megabyte }],
      ['to a signed address', { operation: 'storage.object.sign_upload_url' }],
      ['by a signed address', { operation: 'storage.object.upload_signed' }],
      ['in resumable parts', { operation: 'storage.tus.upload.create' }],
      ['by the S3 protocol', { operation: 'storage.s3.upload' }],
      ['by a copy', { operation: 'storage.object.copy' }],
      ['by an operation without a name', { operation: '' }],
    ])('may not upload a file %s', async (_, changes) => {
      await expect(storage.canUpload('anon', upload(changes))).rejects.toMatchObject({ code: '42501' });
    });

    test('may not ask to replace a file, whether or not it exists', async () => {
      const [free, taken] = [upload(), upload()];
      await storage.completeUpload(taken, 'victim');
      for (const request of [free, taken])
        for (const changes of [replacing, updating])
          await expect(storage.canUpload('anon', { ...request, ...changes })).rejects.toMatchObject({
            code: '42501',
          });
    });

    test('may not overwrite a file by a slow upload, nor by one that finishes as another kind', async () => {
      const request = upload();
      await storage.canUpload('anon', request);
      await storage.completeUpload(request, 'victim');
      const kinds = ['storage.object.upload_signed', 'storage.tus.upload.part', 'storage.s3.upload'];
      for (const changes of [{}, ...kinds.map((operation) => ({ operation, ...replacing }))])
        await expect(storage.completeUpload({ ...request, ...changes }, 'attacker')).rejects.toMatchObject({
          code: '23505',
          constraint: null,
        });
      const rows = await database.asOwner((query) =>
        query('select version from storage.objects where name = $1', [request.name]),
      );
      expect(rows).toEqual([{ version: 'victim' }]);
    });

    test('may not name a file that is older than a day, with the same answer as for a missing one', async () => {
      const [young, old] = [upload(), upload()];
      for (const [request, hours] of [
        [young, 23],
        [old, 25],
      ] as const) {
        await store(request);
        const age = `update storage.objects set created_at = now() - interval '${hours} hours' where name = $1`;
        await database.asOwner((query) => query(age, [request.name]));
      }
      const apply = (request: StorageRequest, role?: Role) =>
        insert('job_applications', sampleApplication({ resume_url: urlOf(request) }), role);
      await apply(young);
      const refusalOf = (request: StorageRequest) =>
        apply(request).then(
          () => 'stored',
          ({ code, message, details, hint, constraint }) => ({ code, message, details, hint, constraint }),
        );
      const refusal = await refusalOf(old);
      expect(refusal).toMatchObject({ code: 'PT422' });
      expect(await refusalOf(upload())).toEqual(refusal);
      expect(await refusalOf(young)).toEqual(refusal);
      await apply(old, 'service_role');
    });
  });

  test('staff replace a file, and change its metadata, its name and nothing else', async () => {
    const request = upload();
    await storage.completeUpload(request, 'first');
    for (const [changes, version] of [
      [replacing, 'second'],
      [updating, 'third'],
    ] as const) {
      await storage.canUpload('service_role', { ...request, ...changes });
      expect(await storage.completeUpload({ ...request, ...changes }, version)).toMatchObject([{ version }]);
    }
    const change = (set: string) =>
      database.asRole('service_role', (query) =>
        query(`update storage.objects set ${set} where name = $1 returning version`, [request.name]),
      );
    expect(await change('metadata = metadata || \'{"cacheControl":"no-cache"}\'')).toHaveLength(1);
    expect(await change('last_accessed_at = now()')).toHaveLength(1);
    await expect(change("version = 'fourth'")).rejects.toMatchObject({ code: '23505' });
    expect(await change(`name = '${resumePath()}', version = 'moved'`)).toEqual([{ version: 'moved' }]);
  });

  test('staff purge and list orphaned uploads', async () => {
    await store(upload());
    const [orphans] = await database.asRole('service_role', async (query) => {
      await query('select count(*) from public.purge_expired()');
      return query("select count(*)::int as count from public.orphaned_uploads('0 seconds')");
    });
    expect(orphans?.count).toBeGreaterThan(0);
  });

  test('a project without the staff server’s schema has no audit and no website to back up or restore', async () => {
    for (const name of ['audit', 'website']) {
      const answers = await database.asRole('service_role', (query) =>
        query(`select public.staff_export_${name}() as exported, public.staff_import_${name}('[]') as added`),
      );
      expect(answers).toEqual([{ exported: null, added: null }]);
    }
  });

  test('a record that is just being deleted on request cannot be stored again meanwhile', async () => {
    const row = sampleContact();
    await insert('contacts', row);
    let stored: Promise<void> | undefined;
    await database.asOwner(async (query) => {
      const id = '$1::text::uuid';
      await query(`insert into private.deleted_records (kind, record_id) values ('message', ${id})`, [
        row.id,
      ]);
      await query(`delete from public.contacts where id = ${id}`, [row.id]);
      stored = insert('contacts', row);
      stored.catch(() => {});
      // The insert waits for this transaction, because the id is still taken.
      const waiting =
        "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%contacts%'";
      await expect.poll(() => database.asOwner((look) => look(waiting))).toHaveLength(1);
    });
    await expect(stored).rejects.toMatchObject({ code: 'PT410' });
    const left = await database.asRole('service_role', (query) =>
      query('select id from public.contacts where id = $1::text::uuid', [row.id]),
    );
    expect(left).toEqual([]);
  });
});
