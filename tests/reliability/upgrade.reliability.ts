import { cp, rm, writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { StartError } from '../../server/lib/settings/config.ts';
import { migrate } from '../../server/store/database/migrate.ts';
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
