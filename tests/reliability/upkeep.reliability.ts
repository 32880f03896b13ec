import { existsSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openEmbedded } from '../../server/database/open-embedded.ts';
import { openPostgres } from '../../server/database/open-postgres.ts';
import { openFileStore } from '../../server/storage/file-store.ts';
import { purgeExpired } from '../../server/upkeep/purge-expired.ts';
import { clientsOf } from '../support/clients.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { dataDirWithKeys, postgresFor, seededDataDir, serverFor } from './fixtures.ts';

const buckets = ['resumes', 'employment-documents'];

it('upkeep deletes expired records and orphaned files, and nothing else', async () => {
  const dataDir = await seededDataDir();
  const server = await serverFor({ dataDir });
  const { visitor } = clientsOf(server);
  const bucket = visitor.storage.from('resumes');
  const [ofOld, ofNew, orphan, young] = [resumePath(), resumePath(), resumePath(), resumePath()];
  for (const name of [ofOld, ofNew, orphan, young])
    await bucket.upload(name, pdfBytes(2000, name), { contentType: types.pdf });
  const apply = (name: string) => sampleApplication({ resume_url: bucket.getPublicUrl(name).data.publicUrl });
  const [old, recent] = [apply(ofOld), apply(ofNew)];
  await visitor.from('job_applications').insert(old).throwOnError();
  await visitor.from('job_applications').insert(recent).throwOnError();
  await visitor.from('contacts').insert(sampleContact()).throwOnError();
  await server.stop();
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());

  const database = await openEmbedded(dataDir);
  const files = await openFileStore(path.join(dataDir, 'files'), buckets);
  const known = await placesOf(database, dataDir);
  const places = [ofOld, ofNew, orphan, young].map((name) => known.get(name) ?? '');
  // One application is a year and a day old; all files but one are two days old.
  await database.asOwner(async (query) => {
    const ago = (table: string, column: string, days: number, value: string) =>
      query(`update ${table} set created_at = now() - interval '${days} days' where ${column} = $1`, [value]);
    await ago('public.job_applications', 'id::text', 366, old.id);
    for (const name of [ofOld, ofNew, orphan]) await ago('storage.objects', 'name', 2, name);
  });
  await purgeExpired({ database, files }, buckets);
  const left = await database.asOwner((query) => query('select id::text from public.job_applications'));
  expect(left).toEqual([{ id: recent.id }]);
  expect(await database.asOwner((query) => query('select 1 as one from public.contacts'))).toHaveLength(1);
  expect([...(await placesOf(database, dataDir)).keys()].sort()).toEqual([ofNew, young].sort());
  expect(places.map((place) => existsSync(place))).toEqual([false, true, false, true]);
  expect(log.mock.calls.flat().join('\n')).toMatch(/purged \{"records":1,"files":2\}$/);

  // A file whose row is gone, as after a crash between the two.
  const lost = places[1] ?? '';
  await database.asOwner((query) => query('delete from storage.objects where name = $1', [ofNew]));
  await utimes(lost, new Date(0), new Date(0));
  await purgeExpired({ database, files }, buckets);
  expect(existsSync(lost)).toBe(false);
  await database.close();
  expect(
    (
      await clientsOf(await serverFor({ dataDir }))
        .staff.storage.from('resumes')
        .download(young)
    ).error,
  ).toBeNull();
});

it('only one of two instances on one PostgreSQL runs upkeep at a time', async () => {
  const url = await (await postgresFor()).createDatabase('upkeep');
  const dataDir = await dataDirWithKeys();
  const database = await openPostgres(url);
  onTestFinished(database.close);
  await migrate(database, 'supabase');
  const files = await openFileStore(path.join(dataDir, 'files'), buckets);
  const storage = { database, files };
  const countContacts = async () =>
    (await database.asOwner((query) => query('select 1 as one from public.contacts'))).length;
  await database.asOwner((query) =>
    query(`insert into public.contacts (id, name, email, phone, subject, message, created_at)
      values (gen_random_uuid(), 'Ada', 'ada@harborlight.example', '2125550123', 'Hello', 'A long enough message', now() - interval '400 days')`),
  );
  const gate = Promise.withResolvers<void>();
  const holding = Promise.withResolvers<void>();
  const other = database.asOwner(async (query) => {
    await query('select pg_advisory_xact_lock(4815062343)');
    holding.resolve();
    await gate.promise;
  });
  await holding.promise;
  await purgeExpired(storage, buckets);
  expect(await countContacts()).toBe(1);
  gate.resolve();
  await other;
  await purgeExpired(storage, buckets);
  expect(await countContacts()).toBe(0);
});

it('a server with another database does not delete the files of the first', async () => {
  const dataDir = await seededDataDir();
  const server = await serverFor({ dataDir });
  const name = resumePath();
  await clientsOf(server)
    .visitor.storage.from('resumes')
    .upload(name, pdfBytes(2000, name), { contentType: types.pdf });
  await server.stop();
  const first = await openEmbedded(dataDir);
  const place = (await placesOf(first, dataDir)).get(name) ?? '';
  await first.close();
  await utimes(place, new Date(0), new Date(0));

  const databaseUrl = await (await postgresFor()).createDatabase('another');
  const other = await serverFor({ dataDir, databaseUrl });
  await expect.poll(() => other.output()).toContain('belong to another database');
  await other.stop();
  const database = await openPostgres(databaseUrl);
  onTestFinished(database.close);
  const files = await openFileStore(path.join(dataDir, 'files'), buckets);
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined);
  onTestFinished(() => log.mockRestore());
  await purgeExpired({ database, files }, buckets);
  expect(existsSync(place)).toBe(true);
});

/** Maps each stored name to its file. */
async function placesOf(database: Database, dataDir: string): Promise<Map<string, string>> {
  const rows = await database.asOwner((query) =>
    query('select name, bucket_id, version from storage.objects'),
  );
  return new Map(
    rows.map(({ name, bucket_id, version }) => [
      String(name),
      path.join(dataDir, 'files', String(bucket_id), String(version)),
    ]),
  );
}
