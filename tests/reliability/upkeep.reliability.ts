import { existsSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runDaily } from '../../server/lib/run-daily.ts';
import { upkeepSteps } from '../../server/start/upkeep-steps.ts';
import type { Database } from '../../server/store/database/database.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { openFileStore } from '../../server/store/files/file-store.ts';
import { clientsOf } from '../support/clients.ts';
import { serverForTest, type TestServer } from '../support/open-test-server.ts';
import { resumePath } from '../support/sample-files.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { uploadResume } from '../support/upload-files.ts';
import { databaseFor, dataDirWithKeys, shareDatabase } from './fixtures.ts';
import { recordLog } from './record-log.ts';

const buckets = ['resumes', 'employment-documents'];
const shared = shareDatabase('postgres');

it('upkeep deletes expired records and orphaned files, and nothing else', async () => {
  const log = recordLog();
  const server = await serverForTest();
  const { dataDir } = server;
  const { visitor, staff } = clientsOf(server);
  const bucket = visitor.storage.from('resumes');
  const [ofOld, ofNew, orphan, young] = [resumePath(), resumePath(), resumePath(), resumePath()];
  for (const name of [ofOld, ofNew, orphan, young]) await uploadResume(visitor, name);
  const apply = (name: string) => sampleApplication({ resume_url: bucket.getPublicUrl(name).data.publicUrl });
  const [old, recent] = [apply(ofOld), apply(ofNew)];
  await visitor.from('job_applications').insert(old).throwOnError();
  await visitor.from('job_applications').insert(recent).throwOnError();
  await visitor.from('contacts').insert(sampleContact()).throwOnError();

  const database = await openForTest(server);
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
  await runUpkeep({ database, files });
  const left = await database.asOwner((query) => query('select id::text from public.job_applications'));
  expect(left).toEqual([{ id: recent.id }]);
  expect(await database.asOwner((query) => query('select 1 as one from public.contacts'))).toHaveLength(1);
  expect([...(await placesOf(database, dataDir)).keys()].sort()).toEqual([ofNew, young].sort());
  expect(places.map((place) => existsSync(place))).toEqual([false, true, false, true]);
  expect(log()).toMatch(/"event":"expired records purged","records":1,"files":1\}$/m);
  expect(log()).toMatch(/"event":"orphaned uploads deleted","files":1\}$/m);
  const statistics = `select 1 as one from pg_stats where tablename = 'inbox' and attname = 'kind'`;
  expect(await database.asOwner((query) => query(statistics))).toHaveLength(1);

  // Uploads that a crash has cut short, and a file whose row is gone, as after a crash between the two.
  const lost = places[1] ?? '';
  const [oldDraft, youngDraft] = [files.newDraft(), files.newDraft()];
  for (const draft of [oldDraft, youngDraft]) await writeFile(draft, 'half a resume');
  await utimes(oldDraft, new Date(0), new Date(0));
  await database.asOwner((query) => query('delete from storage.objects where name = $1', [ofNew]));
  await utimes(lost, new Date(0), new Date(0));
  await runUpkeep({ database, files });
  expect([lost, oldDraft, youngDraft].map((place) => existsSync(place))).toEqual([false, false, true]);
  expect((await staff.storage.from('resumes').download(young)).error).toBeNull();
});

it('a server with another database does not delete the files of the first', async () => {
  const log = recordLog();
  const dataDir = await dataDirWithKeys();
  const server = await serverForTest({ dataDir });
  const name = resumePath();
  await uploadResume(clientsOf(server).visitor, name);
  const place = (await placesOf(await openForTest(server), dataDir)).get(name) ?? '';
  await server.close();
  await utimes(place, new Date(0), new Date(0));
  expect(log()).not.toContain('belong to another database');

  // Copies of one database count as the same, so this one is created from the migrations.
  const other = await serverForTest({ dataDir, database: await databaseFor('empty') });
  expect(log()).toContain('belong to another database');
  const files = await openFileStore(path.join(dataDir, 'files'), buckets);
  await runUpkeep({ database: await openForTest(other), files });
  expect(existsSync(place)).toBe(true);
});

it('only one of two instances runs upkeep at a time', async () => {
  const { database, dataDir } = shared;
  const files = await openFileStore(path.join(dataDir, 'files'), buckets);
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
  await runUpkeep({ database, files });
  expect(await countContacts()).toBe(1);
  gate.resolve();
  await other;
  await runUpkeep({ database, files });
  expect(await countContacts()).toBe(0);
});

/** Runs all steps once. */
async function runUpkeep(storage: Parameters<typeof upkeepSteps>[0]): Promise<void> {
  const finished = Promise.withResolvers<void>();
  const steps = upkeepSteps(storage, buckets);
  const week = 7 * 24 * 60 * 60 * 1000;
  const upkeep = runDaily(
    {
      ...steps,
      // Runs last.
      finish: async () => finished.resolve(),
    },
    { first: 0, daily: week, afterFailure: week },
  );
  await finished.promise;
  await upkeep.stop();
}

/** Opens the database of a running server beside it. */
async function openForTest({ databaseUrl }: TestServer): Promise<Database> {
  const database = await openPostgres(databaseUrl);
  onTestFinished(database.close);
  return database;
}

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
