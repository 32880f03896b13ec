import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrate } from '../../server/store/database/migrate.ts';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { clientsOf } from '../support/clients.ts';
import { openSealedWith } from '../support/open-sealed.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { applyRelease, listReleases, makeReleaseData, readTables } from '../support/release.ts';
import { findBroken, readPromises } from '../support/schema-promises.ts';
import { StaffSession } from '../support/staff-client.ts';
import { folderForTest } from '../support/test-folder.ts';
import { databaseFor } from './fixtures.ts';

const releases = await listReleases();

describe.each(releases)('a data folder of version %s', (version) => {
  it.each(['embedded', 'postgres'] as const)('opens with everything in it on %s', async (kind) => {
    const url = kind === 'postgres' ? (await databaseFor('empty')).url : '';
    const { dataDir, rows } = await makeReleaseData(version, await folderForTest(), url);
    const server = await serverForTest({ dataDir, database: url ? { url } : 'embedded' });

    const { staff } = clientsOf(server);
    const { data: resume } = await staff.storage
      .from('resumes')
      .download('applicants/1700000000000-grace.pdf');
    expect(await resume?.text()).toContain('a resume of version 1');
    const { data: sealed } = await staff.from('employment_verifications').select('social_security').single();
    const key = await readFile(path.join(dataDir, 'keys/sealing-private.asc'), 'utf8');
    expect(await openSealedWith(key, sealed?.social_security)).toBe('900123456');
    const dana = new StaffSession(server.url, 'dana@example.com');
    await dana.signIn();
    expect((await dana.post('/inbox/list', { kinds: ['message'] })).body).toMatchObject({
      entries: [{ person: 'Ada Lovelace', state: 'in_progress', assignee_name: 'Dana Diaz' }],
    });

    await server.close();
    const database = await (url ? openPostgres(url) : openEmbedded(dataDir));
    const now = await readTables(database).finally(database.close);
    for (const [table, before] of Object.entries(rows))
      expect(now[table], table).toEqual(
        expect.arrayContaining(before.map((row) => expect.objectContaining(row))),
      );
  });
});

describe.each(releases)('a server of version %s', (version) => {
  it('finds every function and column as it was, so that an owner can go back', async () => {
    const database = await openPostgres((await databaseFor('empty')).url);
    try {
      await applyRelease(database, version, await folderForTest());
      const before = await readPromises(database);
      expect(before.calls.length).toBeGreaterThan(50);
      expect(before.columns.length).toBeGreaterThan(100);
      await migrate(database, ['supabase', 'server/staff']);
      expect(findBroken(before, await readPromises(database))).toEqual([]);

      await database.asOwner((query) =>
        query(`
          create table public.later (id int not null);
          alter table public.contacts add column more text not null default '';
          alter table public.contacts rename column phone to telephone;
          alter table public.retention alter column keep_days type bigint;
          alter table staff.saved_replies add column needed text not null;
          drop function public.note_backup, public.staff_mailbox_position, public.staff_last_backup;
          create function public.note_backup(place text default '') returns void language sql return null;
          create function public.staff_mailbox_position(box text) returns jsonb language sql return null::jsonb;
          create function public.staff_last_backup(place text) returns jsonb language sql return null::jsonb;`),
      );
      expect(findBroken(before, await readPromises(database))).toEqual([
        'public.staff_last_backup is called in another way.',
        'public.staff_mailbox_position is called in another way.',
        'public.contacts.phone is gone or has another type.',
        'public.retention.keep_days is gone or has another type.',
        'public.contacts.telephone must be given now.',
        'staff.saved_replies.needed must be given now.',
      ]);
    } finally {
      await database.close();
    }
  });
});
