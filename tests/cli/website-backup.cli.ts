import { randomBytes } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { shareServer, type TestServer } from '../support/open-test-server.ts';
import { envFor, prepareServer, runCli } from './run-cli.ts';

const { cli, folder, server } = prepareServer();
/** The server that the backup is restored to. */
const fresh = shareServer();
const other = shareServer();
const restoreTo = (to: TestServer) =>
  runCli(['restore', folder('plain.tar'), '--yes', '--deleted', 'none'], envFor(to));

/** Two releases, a draft, and a picture that does not fit into one request. */
const content = (bytes: string) => `
  insert into staff.content_items (kind, key) values ('notice', 'storm'), ('opening', 'clerk');
  insert into staff.content_versions (item, value, author_id, author_name) values
    (1, '{"facts": {"tone": "calm"}, "words": {"en": {"text": "Ünïcödé 🙂"}}}', 'olive', 'Olive'),
    (2, null, 'olive', 'Olive'), (1, '{"facts": {}, "words": {}}', 'edith', 'Edith');
  insert into staff.content_releases (id, author_id, author_name, note) values (1, 'olive', 'Olive', 'Storm'), (2, 'olive', 'Olive', '');
  insert into staff.content_release_items (release, item, version) values (1, 1, 1), (2, 1, 1), (2, 2, 2);
  insert into staff.content_drafts (item, version) values (1, 3);
  insert into staff.content_pictures (hash, type, width, height, bytes, author_id, author_name)
    values (repeat('ab', 32), 'image/webp', 3, 2, decode('${bytes}', 'hex'), 'edith', 'Edith');
  insert into staff.content_picture_files (picture, width, bytes) values (repeat('ab', 32), 400, '\\x01'), (repeat('ab', 32), 800, '\\x02');`;
const tables = ['items', 'versions', 'releases', 'release_items', 'drafts', 'pictures', 'picture_files'];
const stored = async (of: TestServer) =>
  Promise.all(
    tables.map((table) =>
      of.sql(`select md5(string_agg(row::text, '|' order by row::text)) as all_rows, count(*)::int as count
        from (select * from staff.content_${table}) row`),
    ),
  );

beforeAll(async () => {
  await server.sql(content(randomBytes(700_000).toString('hex')));
  expect((await cli('backup', '--to', folder('plain.tar'))).code).toBe(0);
});

it('a restore brings back what the office published and drafted, once', async () => {
  const first = await restoreTo(fresh);
  expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/^website +13 +0 +0 +0$/m) });
  expect(await stored(fresh)).toEqual(await stored(server));
  expect((await restoreTo(fresh)).out).toMatch(/^website +0 +13 +0 +0$/m);
  expect(await stored(fresh)).toEqual(await stored(server));
});

it('what is saved after a restore gets the next numbers', async () => {
  await fresh.sql("insert into staff.content_items (kind, key) values ('agent', 'next')");
  expect(await fresh.sql("select id::int as id from staff.content_items where key = 'next'")).toEqual([
    { id: 3 },
  ]);
});

it('releases of another history are not mixed with those of the database', async () => {
  await other.sql("insert into staff.content_items (kind, key) values ('agent', 'ana')");
  expect(await restoreTo(other)).toMatchObject({
    code: 0,
    out: expect.stringContaining('This database has releases of the website of its own.'),
  });
  expect(await other.sql('select key from staff.content_items')).toEqual([{ key: 'ana' }]);
});
