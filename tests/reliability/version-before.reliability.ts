import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Database } from '../../server/store/database/database.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { clientsOf } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { sampleClaim, sampleContact } from '../support/samples.ts';
import { folderForTest } from '../support/test-folder.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { callerOf, copyMigrations, storeRows } from '../support/version-1.0.0.ts';
import { databaseFor, dataDirWithKeys } from './fixtures.ts';
import { deleteApplication, workOn } from './work-of-1.0.0.ts';

it('1.0.0 serves on while the next version has migrated its PostgreSQL', async () => {
  const dataDir = await dataDirWithKeys();
  const { url } = await databaseFor('empty');
  const database = await openPostgres(url);
  onTestFinished(database.close);
  await migrate(database, await copyMigrations(await folderForTest()));
  await installSealingKey(database, dataDir);
  const callOfBefore = await callerOf(database);
  await serverForTest({ database: { url }, dataDir });
  await workOn(callOfBefore, await storeRows(database, dataDir));
});

describe.each(['embedded', 'postgres'] as const)('the version before, 1.0.0, on %s', (kind) => {
  // The embedded database is created, and opened four times.
  it('is upgraded with all that it stored, and works again after that', { timeout: 120_000 }, async () => {
    const dataDir = await dataDirWithKeys();
    const url = kind === 'postgres' ? (await databaseFor('empty')).url : '';
    const migrations = await copyMigrations(await folderForTest());

    /** What 1.0.0 does from a start to its end. */
    const runVersionBefore = async <Result>(work: (database: Database) => Promise<Result>) => {
      const database = url ? await openPostgres(url) : await openEmbedded(dataDir);
      onTestFinished(() => database.close().catch(() => {}));
      const applied = await migrate(database, migrations);
      await installSealingKey(database, dataDir);
      const result = await work(database);
      await database.close();
      return { applied, result };
    };
    const storeAndWork = async (database: Database) => {
      const call = await callerOf(database);
      await deleteApplication(call, (await storeRows(database, dataDir)).job_applications.id);
      const rows = await storeRows(database, dataDir);
      await workOn(call, rows);
      return rows;
    };

    const before = await runVersionBefore(storeAndWork);
    expect(before.applied).toContain('bootstrap');

    const server = await serverForTest({ database: url ? { url } : 'embedded', dataDir });
    const { visitor, staff } = clientsOf(server);
    for (const [table, { id, ...sent }] of Object.entries(before.result)) {
      const { social_security: _, ...readable } = sent as Record<string, unknown>;
      expect((await staff.from(table).select().eq('id', id).single()).data).toMatchObject(readable);
    }
    const [, resume = ''] = before.result.job_applications.resume_url.split('/public/resumes/');
    expect(await (await staff.storage.from('resumes').download(resume)).data?.text()).toBe('resumes');
    const contact = await sendWithFiles(visitor, 'contacts', sampleContact());
    const claim = await sendWithFiles(visitor, 'claim_reports', sampleClaim());
    await server.close();

    const after = await runVersionBefore(async (database) => {
      const call = await callerOf(database);
      const found = await call('staff_find', {
        kinds: ['message'],
        wanted_kind: 'message',
        wanted_id: contact.id,
      });
      expect(found).toMatchObject({ record: { message: contact.message }, entry: { state: 'new' } });
      return storeAndWork(database);
    });
    expect(after.applied).toEqual([]);

    const again = clientsOf(await serverForTest({ database: url ? { url } : 'embedded', dataDir })).staff;
    const ids = [before, after].flatMap(({ result }) => result.employment_verifications.id);
    expect((await again.from('employment_verifications').select('id').in('id', ids)).data).toHaveLength(2);
    expect((await again.from('claim_reports').select('id')).data).toEqual([{ id: claim.id }]);
  });
});

async function installSealingKey(database: Database, dataDir: string): Promise<void> {
  const key = await readFile(path.join(dataDir, 'keys/sealing-public.asc'), 'utf8');
  await database.asOwner((query) => query('select public.install_sealing_key($1)', [key]));
}
