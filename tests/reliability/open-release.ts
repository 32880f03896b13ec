import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { clientsOf } from '../support/clients.ts';
import { openSealedWith } from '../support/open-sealed.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { makeReleaseData, type Release, readTables } from '../support/release.ts';
import { StaffSession } from '../support/staff-client.ts';
import { folderForTest } from '../support/test-folder.ts';
import { databaseFor } from './fixtures.ts';

/** Opens the data folder of an earlier version. Everything in it must be there and work. */
export async function expectReleaseOpens(version: Release, kind: 'embedded' | 'postgres'): Promise<void> {
  const url = kind === 'postgres' ? (await databaseFor('empty')).url : '';
  const { dataDir, rows } = await makeReleaseData(version, await folderForTest(), url);
  const server = await serverForTest({ dataDir, database: url ? { url } : 'embedded' });

  const { staff } = clientsOf(server);
  const { data: resume } = await staff.storage.from('resumes').download('applicants/1700000000000-grace.pdf');
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
}
