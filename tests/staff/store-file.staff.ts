import { randomUUID } from 'node:crypto';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { NotAccepted } from '../../server/lib/not-accepted.ts';
import { readConfig } from '../../server/lib/settings/config.ts';
import type { Database } from '../../server/store/database/database.ts';
import { DatabaseUnavailable } from '../../server/store/database/database-error.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { openStorage } from '../../server/store/files/open-storage.ts';
import { createHostedRecords } from '../../server/store/records/hosted-records.ts';
import { letterBucket } from '../../server/store/records/letter-files.ts';
import { createLocalRecords } from '../../server/store/records/local-records.ts';
import type { RecordStore } from '../../server/store/records/record-store.ts';
import { loadSchemaCache } from '../../server/store/rows/schema-cache.ts';
import { listenForTest } from '../support/listen-for-test.ts';
import { shareServer } from '../support/open-test-server.ts';
import { jpegBytes, pdfBytes, types } from '../support/sample-files.ts';
import { share } from '../support/share.ts';
import { shareFolder } from '../support/test-folder.ts';

const bucket = letterBucket;
const server = shareServer();
const folder = shareFolder();
const shared = share(async () => {
  const database = await openPostgres(server.databaseUrl);
  return { database, remove: () => database.close() };
});

async function openLocal(database: Database): Promise<RecordStore> {
  const config = readConfig({ DATA_DIR: folder('local') });
  const { storage } = await openStorage({
    config,
    database,
    staffSecret: 'secret',
    freeBytes: async () => Number.POSITIVE_INFINITY,
  });
  return createLocalRecords({ database, schema: await loadSchemaCache(database), storage });
}

const stores: Record<string, () => Promise<RecordStore>> = {
  'our own database': () => openLocal(shared.database),
  'a hosted project': async () =>
    createHostedRecords({ database: shared.database, url: server.url, serviceKey: server.staffKey }),
};

describe.each(Object.keys(stores))('files of letters in %s', (name) => {
  let records: RecordStore;
  beforeAll(async () => {
    records = (await stores[name]?.()) as RecordStore;
  });
  const fileOf = (bytes: Buffer, ending: 'pdf' | 'jpg', type = types[ending]) => ({
    bucket,
    path: `${randomUUID()}/${randomUUID()}.${ending}`,
    name: `Scan of today.${ending}`,
    type,
    bytes,
  });

  it('are cleaned as uploads are, and stored once', async () => {
    const sent = jpegBytes(5000);
    const file = fileOf(sent, 'jpg');
    const stored = await records.storeFile(file);
    expect(stored).toMatchObject({ type: 'image/jpeg' });
    // What follows the end of the picture is gone.
    expect(stored.size).toBeLessThan(sent.length);
    expect(await records.storeFile(file)).toEqual(stored);
    const content = await records.openFile(file);
    expect(content && (await buffer(content)).length).toBe(stored.size);
    const rows = await server.sql(`select 1 from storage.objects where name = '${file.path}'`);
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['a renamed program', () => fileOf(Buffer.from(`MZ${'\0'.repeat(500)}`), 'pdf')],
    ['a type that does not match the name', () => fileOf(pdfBytes(), 'pdf', types.jpg)],
    ['a file that is too large', () => fileOf(pdfBytes(11 * 1024 * 1024), 'pdf')],
    ['a name with another ending', () => ({ ...fileOf(pdfBytes(), 'pdf'), name: 'invoice.exe' })],
  ])('are refused: %s', async (_, make) => {
    const file = make();
    await expect(records.storeFile(file)).rejects.toBeInstanceOf(NotAccepted);
    expect(await records.openFile(file)).toBeUndefined();
  });
});

it('a file that cannot be opened is not taken for a missing one', async () => {
  const records = await openLocal(shared.database);
  const file = { bucket, path: `${randomUUID()}/${randomUUID()}.pdf` };
  await records.storeFile({ ...file, name: 'terms.pdf', type: types.pdf, bytes: pdfBytes() });
  const [row] = await server.sql(`select version from storage.objects where name = '${file.path}'`);
  const stored = path.join(folder('local'), 'files', bucket, String(row?.version));
  await rm(stored);
  expect(await records.openFile(file)).toBeUndefined();
  await symlink(stored, stored);
  await expect(records.openFile(file)).rejects.toMatchObject({ code: 'ELOOP' });

  const url = await listenForTest((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end('{"statusCode":"429","error":"too_many_connections","message":"Too many connections"}');
  });
  const hosted = createHostedRecords({ database: shared.database, url, serviceKey: server.staffKey });
  await expect(hosted.openFile(file)).rejects.toBeInstanceOf(DatabaseUnavailable);
});
