import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnyItem } from '#domain/website/items.ts';
import type { Database, Query } from '../../server/store/database/database.ts';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { deleteOldReleases } from '../../server/store/website/delete-old-releases.ts';
import { discardDraft, saveDraft } from '../../server/store/website/drafts.ts';
import { listDrafts, listItems, readItem } from '../../server/store/website/items.ts';
import { picturesOf, saveUpload } from '../../server/store/website/picture-files.ts';
import { readPicture, readPictureSizes, savePicture } from '../../server/store/website/pictures.ts';
import {
  currentRelease,
  listReleases,
  readRelease,
  restoreRelease,
  storeRelease,
} from '../../server/store/website/releases.ts';
import { readWebsiteSettings, saveWebsiteSettings } from '../../server/store/website/settings.ts';
import type { ItemRef } from '../../server/store/website/types.ts';
import { createDatabase } from '../support/databases.ts';
import { copySeed, seedDir } from '../support/seed.ts';
import { makeTempFolder } from '../support/temp-folder.ts';

const author = { id: 'olive', name: 'Olive Owner' };
const other = { id: 'edith', name: 'Edith Editor' };
const storm: ItemRef = { kind: 'notice', key: 'storm' };
const home: ItemRef = { kind: 'questions', key: 'services/auto' };
const say = (text: string): AnyItem => ({
  facts: { pages: 'all', from: null, until: null, tone: 'calm' },
  words: { en: { text } },
});

const deployments = {
  postgres: async () => {
    const { url, remove } = await createDatabase();
    return { database: await openPostgres(url), remove };
  },
  embedded: async () => {
    const { dir, remove } = await makeTempFolder('website');
    await copySeed(seedDir(), `${dir}/data`);
    return { database: await openEmbedded(`${dir}/data`), remove };
  },
};

describe.each(Object.entries(deployments))('what the office writes, stored in %s', (_, open) => {
  let database: Database;
  let close: () => Promise<unknown>;
  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    close = () => database.close().then(opened.remove);
  });
  afterAll(() => close());
  beforeEach(async () => {
    await run((query) =>
      query(`delete from staff.content_drafts; delete from staff.content_releases;
        delete from staff.content_versions; delete from staff.content_items;`),
    );
  });
  const run = <Result>(work: (query: Query) => Promise<Result>) => database.asOwner(work);
  const draft = async (item: ItemRef, value: AnyItem | null, seen = 0, by = author) => {
    const saved = await run((query) =>
      saveDraft(query, { ...item, value, baseHash: null, author: by, seen }),
    );
    if (!('version' in saved)) throw new Error('Somebody else changed it');
    return saved.version;
  };
  const publish = async (items: (ItemRef & { version: number })[], note = '') => {
    const base = (await run(currentRelease))?.id ?? 0;
    const stored = await run((query) => storeRelease(query, items, { base, author, note }));
    if (!('release' in stored)) throw new Error(JSON.stringify(stored));
    return stored.release;
  };
  const publishText = async (item: ItemRef, text: string) =>
    publish([{ ...item, version: await draft(item, say(text)) }]);
  const shown = async () => ((await run(currentRelease))?.items ?? []).map(({ key, value }) => [key, value]);

  it('without a change there is no item, no draft and no release', async () => {
    expect(await run(listItems)).toEqual([]);
    expect(await run(listDrafts)).toEqual([]);
    expect(await run(currentRelease)).toBeUndefined();
    expect(await run((query) => readItem(query, storm))).toBeUndefined();
  });

  it('a draft is not published, and a publish makes it the item that is shown', async () => {
    const version = await draft(storm, say('A storm comes'));
    expect(await run(currentRelease)).toBeUndefined();
    expect(await run(listDrafts)).toMatchObject([
      { ...storm, published: null, draft: { version, by: author.name, value: say('A storm comes') } },
    ]);
    const id = await publish([{ ...storm, version }], 'For the storm');
    expect(await run(currentRelease)).toMatchObject({
      id,
      by: author.name,
      note: 'For the storm',
      restores: null,
      items: [{ ...storm, version, value: say('A storm comes') }],
    });
    expect(await run(listDrafts)).toEqual([]);
    expect(await run(listItems)).toMatchObject([{ ...storm, published: { version }, draft: null }]);
  });

  it('a release keeps what the one before it shows', async () => {
    await publishText(storm, 'A storm comes');
    await publishText(home, 'Questions');
    await publishText(storm, 'It is over');
    expect(await shown()).toEqual([
      ['storm', say('It is over')],
      ['services/auto', say('Questions')],
    ]);
    const { versions = [] } = (await run((query) => readItem(query, storm))) ?? {};
    expect(versions.map(({ value }) => value)).toEqual([say('It is over'), say('A storm comes')]);
  });

  it('a removed notice is gone with the next release, a removed question stays removed', async () => {
    await publishText(storm, 'A storm comes');
    await publish([
      { ...storm, version: await draft(storm, null) },
      { ...home, version: await draft(home, null) },
    ]);
    await publishText({ kind: 'notice', key: 'day' }, 'A new day');
    expect(await shown()).toEqual([
      ['day', say('A new day')],
      ['services/auto', null],
    ]);
  });

  it('going back makes a new release that is equal to an earlier one, and drafts stay', async () => {
    const first = await publishText(storm, 'A storm comes');
    const second = await publishText(storm, 'It is over');
    await draft(home, say('Later'));
    const back = (base: number, to: number) =>
      run((query) => restoreRelease(query, to, { base, author, note: '' }));
    expect(await back(second, first)).toEqual({ release: expect.any(Number) });
    expect(await shown()).toEqual([['storm', say('A storm comes')]]);
    expect(await run((query) => readRelease(query, second))).toMatchObject({ id: second, restores: null });
    const [{ id = 0 } = {}] = await run(listReleases);
    await back(id, 0);
    expect(await shown()).toEqual([]);
    expect((await run(listReleases)).map(({ restores, items }) => [restores, items])).toEqual([
      [0, [storm]],
      [first, [storm]],
      [null, [storm]],
      [null, [storm]],
    ]);
    expect(await run(listDrafts)).toMatchObject([home]);
  });

  it('who saves over a draft that they have not seen is told whose it is', async () => {
    const version = await draft(storm, say('A storm comes'), 0, other);
    const saved = await run((query) =>
      saveDraft(query, { ...storm, value: say('Mine'), baseHash: null, author, seen: 0 }),
    );
    expect(saved).toMatchObject({ changed: { version, by: other.name } });
    expect(await run((query) => discardDraft(query, { ...storm, seen: version + 1 }))).toMatchObject({
      changed: { version },
    });
    expect(await run((query) => discardDraft(query, { ...storm, seen: version }))).toBeUndefined();
    expect(await run(listDrafts)).toEqual([]);
  });

  it('of two who publish at once, the second is told; so is who publishes a draft that has changed', async () => {
    const version = await draft(storm, say('A storm comes'));
    const first = await publishText(home, 'Questions');
    const store = (base: number, seen: number) =>
      run((query) => storeRelease(query, [{ ...storm, version: seen }], { base, author, note: '' }));
    expect(await store(0, version)).toEqual({ current: first });
    const newer = await draft(storm, say('A bigger storm'), version);
    expect(await store(first, version)).toEqual({ gone: storm });
    expect(await store(first, newer)).toEqual({ release: expect.any(Number) });
  });

  it('versions and releases cannot be changed', async () => {
    await publishText(storm, 'A storm comes');
    for (const change of ["content_versions set author_name = 'x'", "content_releases set note = 'x'"])
      await expect(run((query) => query(`update staff.${change}`))).rejects.toThrow('cannot be changed');
  });

  it('what was over longer ago than the years that it is kept is deleted, with its versions', async () => {
    const first = await publishText(storm, 'A storm comes');
    const second = await publishText(storm, 'It is over');
    const third = await publishText(home, 'Questions');
    const age = (table: string, years: number, ids: string) =>
      query(
        `alter table staff.${table} disable trigger append_only;
          update staff.${table} set at = at - interval '${years} years' where ${ids};
          alter table staff.${table} enable trigger append_only;`,
      );
    const query = (sql: string) => run((each) => each(sql));
    const ids = async () => (await run(listReleases)).map(({ id }) => id);
    const clean = () => run((each) => deleteOldReleases(each, 6));
    await age('content_versions', 9, 'true');
    await age('content_releases', 9, `id = ${first}`);
    expect(await clean()).toBe(0);
    expect(await ids()).toEqual([third, second, first]);
    // The second one was published seven years ago, so the first was over then.
    await age('content_releases', 7, `id = ${second}`);
    expect(await clean()).toBe(1);
    expect(await ids()).toEqual([third, second]);
    const { versions = [] } = (await run((each) => readItem(each, storm))) ?? {};
    expect(versions.map(({ value }) => value)).toEqual([say('It is over')]);
    expect(await shown()).toHaveLength(2);
  });

  it('a picture is stored once, and is the same afterwards', async () => {
    const hash = 'ab'.repeat(32);
    const picture = { hash, type: 'image/webp', width: 3, height: 2, bytes: Buffer.from([0, 255, 7]) };
    for (const by of [author, other]) await run((query) => savePicture(query, picture, by));
    expect(await run((query) => readPicture(query, hash))).toEqual(picture);
    expect(await run((query) => readPictureSizes(query, ['cd'.repeat(32), hash]))).toEqual({
      [hash]: { width: 3, height: 2 },
    });
  });

  it('a release has the files of its pictures at their addresses', async () => {
    const files = [400, 500].map((width) => ({ width, bytes: Buffer.from([width - 256, 1]) }));
    const picture = { width: 500, height: 375, fallback: Buffer.from([9, 8, 7]), files };
    const [hash, again] = await run(async (query) => [
      await saveUpload(query, picture, author),
      await saveUpload(query, picture, other),
    ]);
    expect(again).toBe(hash);
    const pictures = {
      [String(hash)]: { width: 500, height: 375 },
      ['0'.repeat(64)]: { width: 1, height: 1 },
    };
    expect(await run((query) => picturesOf(query, { pictures }))).toEqual([
      { path: `/pictures/${hash}-500.webp`, bytes: picture.fallback },
      ...files.map(({ width, bytes }) => ({ path: `/pictures/${hash}-${width}.avif`, bytes })),
    ]);
  });

  it('editors publish by themselves only where an owner lets them', async () => {
    expect(await run(readWebsiteSettings)).toEqual({ editorsPublish: false });
    await run((query) => saveWebsiteSettings(query, { editorsPublish: true }));
    expect(await run(readWebsiteSettings)).toEqual({ editorsPublish: true });
  });
});
