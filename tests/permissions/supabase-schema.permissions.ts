import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { licensePath, resumePath } from '../support/sample-files.ts';
import { noAnswers, sampleApplication, sampleContact, sampleVerification } from '../support/samples.ts';
import { seedDir } from '../support/seed.ts';
import { startPostgres } from '../support/start-postgres.ts';
import { type StorageRequest, supabaseStorage } from '../support/supabase-storage.ts';
import { createProject, createSupabaseRoles } from './supabase-project.ts';

describe.each(['1.70', '1.77'] as const)('a Supabase project with Storage %s', (version) => {
  /** The project's owner is no superuser, so the functions that run as the owner have only its rights. */
  let database: Database;
  let storage: ReturnType<typeof supabaseStorage>;

  beforeAll(async () => {
    const postgres = await startPostgres();
    await createSupabaseRoles(postgres);
    const { asPostgres } = await createProject(postgres, 'project', { grants: 'wide', storage: version });
    database = await openPostgres(asPostgres);
    storage = supabaseStorage(database, version);
    const key = await readFile(path.join(seedDir(), 'keys', 'sealing-public.asc'), 'utf8');
    await database.asRole('service_role', (query) => query('select public.install_sealing_key($1)', [key]));
    return async () => {
      await database.close();
      await postgres.remove();
    };
  });

  const upload = (changes: Partial<StorageRequest> = {}): StorageRequest => ({
    operation: 'storage.object.upload',
    name: resumePath(),
    contentLength: 2000,
    ...changes,
  });

  async function store(request: StorageRequest): Promise<string> {
    await storage.canUpload('anon', request);
    await storage.completeUpload(request, 'first');
    return `https://project.example/storage/v1/object/public/${request.bucket ?? 'resumes'}/${request.name}`;
  }

  async function insert(table: string, row: Record<string, unknown>): Promise<void> {
    const names = Object.keys(row).join(', ');
    const sql = `insert into public.${table} (${names})
    select ${names} from json_populate_record(null::public.${table}, $1::text::json)`;
    await database.asRole('anon', (query) => query(sql, [JSON.stringify(row)]));
  }

  describe('a visitor', () => {
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

    test.each([
      ['without a length', { operation: 'storage.object.upload', name: resumePath() }],
      ['over the limit', upload({ contentLength: 6 * 1024 * 1024 })],
      ['by a signed address', upload({ operation: 'storage.object.sign_upload_url' })],
      ['in resumable parts', upload({ operation: 'storage.tus.upload.create' })],
      ['by the S3 protocol', upload({ operation: 'storage.s3.upload' })],
      ['that may replace a file', upload({ headers: { 'x-upsert': 'true' } })],
    ])('may not upload a file %s', async (_, request) => {
      await expect(storage.canUpload('anon', request)).rejects.toMatchObject({ code: '42501' });
    });

    test('may not overwrite a file by a slow upload', async () => {
      const request = upload();
      await storage.canUpload('anon', request);
      await storage.completeUpload(request, 'first');
      await expect(storage.completeUpload(request, 'second')).rejects.toMatchObject({
        code: '23505',
        constraint: null,
      });
    });

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
        await query("select private.files_of(jsonb_build_object('resume_url', $1::text))", [row.resume_url]);
        const [found] = await query(`select seq_tup_read + idx_tup_fetch as rows from pg_stat_xact_user_tables
        where schemaname = 'storage' and relname = 'objects'`);
        return Number(found?.rows);
      });
      expect(read).toBeLessThan(20);
    });
  });

  test('staff purge and list orphaned uploads', async () => {
    await store(upload());
    const [orphans] = await database.asRole('service_role', async (query) => {
      await query('select count(*) from public.purge_expired()');
      return query("select count(*)::int as count from public.orphaned_uploads('0 seconds')");
    });
    expect(orphans?.count).toBeGreaterThan(0);
  });

  test('a project without the staff server’s schema has no audit to back up or restore', async () => {
    const answers = await database.asRole('service_role', (query) =>
      query("select public.staff_export_audit() as exported, public.staff_import_audit('[]') as added"),
    );
    expect(answers).toEqual([{ exported: null, added: null }]);
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
