import { describe, expect, it } from 'vitest';
import { migrate } from '../../server/store/database/migrate.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { applyRelease, listReleases } from '../support/release.ts';
import { findBroken, readPromises } from '../support/schema-promises.ts';
import { folderForTest } from '../support/test-folder.ts';
import { databaseFor } from './fixtures.ts';
import { expectReleaseOpens } from './open-release.ts';

const releases = await listReleases();

// releases.long.ts does so on the embedded database, whose first start takes ten seconds.
it.each(releases)('a data folder of version %s opens with everything in it', (version) =>
  expectReleaseOpens(version, 'postgres'),
);

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
