import { cp, rm, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../server/config.ts';
import { migrate } from '../../server/database/migrate.ts';
import { sampleContact } from '../support/samples.ts';
import { shareFolder } from '../support/test-folder.ts';
import { shareDatabase } from './fixtures.ts';

const folders = ['supabase', 'server/staff'];

describe.each(['embedded', 'postgres'] as const)('a database of another version on %s', (kind) => {
  const shared = shareDatabase(kind);
  const schema = shareFolder();
  beforeAll(() => cp('supabase', schema('.'), { recursive: true }));

  /** Applies one more migration, and removes its file. */
  async function applyAndRemove(name: string): Promise<void> {
    const file = schema(`migrations/${name}.sql`);
    await writeFile(file, 'select 1');
    expect(await migrate(shared.database, [schema('.'), 'server/staff'])).toEqual([name]);
    await rm(file);
  }

  it('that only has later migrations is accepted, so that an owner can go back', async () => {
    await applyAndRemove('29990101000000_later');
    expect(await migrate(shared.database, folders)).toEqual([]);
  });

  it('that has an earlier migration which is not here is refused, with what to do', async () => {
    await applyAndRemove('20261115100000_before');
    const refusal = await migrate(shared.database, folders).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartError);
    expect((refusal as StartError).message).toMatch(
      /^The database has the migration 20261115100000_before, which this version does not have.+make a backup, and restore it.+docs\/upgrading\.md\)\.$/,
    );
  });
});

describe('a backup of an earlier version', () => {
  const shared = shareDatabase('postgres');

  it('brings its words for notes, and they are translated', async () => {
    const { database } = shared;
    const { id, name, email, phone, subject, message } = sampleContact();
    const note = { written_at: '2026-11-01T00:00:00Z', author: 'eve', author_name: 'Eve' };
    const notes = ['note', 'reply', 'answer'].map((sort) => {
      return { ...note, id: crypto.randomUUID(), sort, body: `A ${sort}` };
    });
    const entries = [{ kind: 'message', record_id: id, state: 'done', notes }];
    await database.asRole('service_role', async (query) => {
      await query(
        `insert into public.contacts (id, name, email, phone, subject, message)
         values ($1::text::uuid, $2, $3, $4, $5, $6)`,
        [id, name, email, phone, subject, message],
      );
      await query('select public.staff_import_work($1::text::jsonb)', [JSON.stringify(entries)]);
    });
    const stored = await database.asOwner((query) =>
      query("select sort, body from private.inbox_notes where author = 'eve' order by body"),
    );
    expect(stored).toEqual([
      { sort: 'reply_sent', body: 'A answer' },
      { sort: 'note', body: 'A note' },
      { sort: 'reply_started', body: 'A reply' },
    ]);
  });
});
