import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { site } from '#company/site.ts';
import { pathIn } from '#domain/languages.ts';
import { noRelease, type Release } from '#domain/website/items.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { restoreRelease } from '../../server/store/website/releases.ts';
import { openWebsite } from '../../server/website/open-website.ts';
import { createDatabase } from '../support/databases.ts';
import { noticeOf, publish } from '../support/publish.ts';
import { folderForTest } from '../support/test-folder.ts';
import { tinyPages, writeTinyBuild } from '../support/tiny-build.ts';

const author = { id: 'olive', name: 'Olive Owner' };
const addresses = site.languages.flatMap((code) =>
  [...tinyPages, '/404.html'].map((page) => pathIn(code, page)),
);

/** A database with instances of the website that look into it all the time. */
async function prepare() {
  const { url, remove } = await createDatabase();
  const database = await openPostgres(url);
  onTestFinished(async () => {
    await database.close();
    await remove();
  });
  const siteDir = await writeTinyBuild(path.join(await folderForTest(), 'build'));
  const dataDir = path.join(await folderForTest(), 'data');
  const open = async (dirs: { siteDir?: string; dataDir?: string } = {}) => {
    const website = await openWebsite({
      config: { siteDir, dataDir, ...dirs },
      database,
      pauseSeconds: 0.1,
    });
    onTestFinished(() => website.stop());
    return website;
  };
  const say = (text: string, href?: string) =>
    publish(database, [
      { kind: 'notice', key: 'storm', value: noticeOf(text, {}, href ? { label: 'more', href } : undefined) },
    ]);
  return { database, siteDir, dataDir, open, say };
}
type Website = Awaited<ReturnType<typeof openWebsite>>;

const textOf = ({ shown }: Website, address: string) =>
  String(shown().files.get(address)?.variants.identity.body);
/** The notices on each page, once. */
const noticesOn = (website: Website) => [
  ...new Set(addresses.map((page) => /<p class="notice">([^<]*)/.exec(textOf(website, page))?.[1])),
];
const release = (notices: Release['notices'], id = 1): Release => ({ ...noRelease, id, notices });
const storm = (text: string, href?: string) => ({
  ...noticeOf(text, {}, href ? { label: 'more', href } : undefined),
  key: 'storm',
});

it('a publish changes the pages of every language without a restart, with their policies', async () => {
  const { open, say } = await prepare();
  const website = await open();
  expect(noticesOn(website)).toEqual([undefined]);
  const id = await say('A storm comes');
  expect(await website.refresh()).toEqual({ ok: true });
  expect(noticesOn(website)).toEqual(['A storm comes']);
  expect(website.state()).toEqual({ shown: id });
  expect(textOf(website, '/about')).not.toContain('.unused');
  expect(website.shown().policies['/about']).toContain("default-src 'none'");
  expect(website.shown().files.get('/about')?.headers['content-security-policy']).toBe(
    website.shown().policies['/about'],
  );
});

it('the service worker has another version when the emergency page has changed', async () => {
  const { open, say } = await prepare();
  const website = await open();
  const before = textOf(website, '/sw.js');
  await say('A storm comes');
  await website.refresh();
  expect(textOf(website, '/sw.js')).toMatch(/^const version = "[0-9a-f]{12}";$/);
  expect(textOf(website, '/sw.js')).not.toBe(before);
});

it('a page that a visitor has open still finds its search index', async () => {
  const { open, say } = await prepare();
  const website = await open();
  const indexes = () => [...website.shown().files.keys()].filter((name) => name.includes('search-index'));
  const before = indexes();
  await say('A storm comes');
  await website.refresh();
  expect(indexes()).toEqual(expect.arrayContaining(before));
  expect(indexes().length).toBeGreaterThan(before.length);
});

it('going back to the files serves the build again', async () => {
  const { database, open, say } = await prepare();
  const website = await open();
  const built = website.shown().files;
  const base = await say('A storm comes');
  await website.refresh();
  const made = await database.asOwner((query) => restoreRelease(query, 0, { base, author, note: '' }));
  await website.refresh();
  expect(website.shown().files).toBe(built);
  expect(website.state()).toEqual({ shown: 'release' in made && made.release });
});

describe('a rendering that fails', () => {
  it('leaves the site, says why, and names the item', async () => {
    const { open, say } = await prepare();
    const website = await open();
    await say('A storm comes');
    await website.refresh();
    const notices = [storm('A storm comes'), { ...noticeOf('Fine'), key: 'fine' }];
    const dead = { ...noticeOf('Dead', {}, { label: 'more', href: '/nowhere' }), key: 'dead' };
    expect(await website.prepare(release([...notices, dead], 2))).toEqual({
      ok: false,
      sentence: expect.stringContaining('links to /nowhere, but there is no such page.'),
      item: { kind: 'notice', key: 'dead' },
    });
    expect(await website.prepare(release([storm('break /about')], 2))).toEqual({
      ok: false,
      sentence: 'The page /about cannot be rendered.',
      item: { kind: 'notice', key: 'storm' },
    });
    expect(noticesOn(website)).toEqual(['A storm comes']);
  });

  it('is said by the state where another server published it, and the next release is shown', async () => {
    const { open, say } = await prepare();
    const website = await open();
    const id = await say('break /about');
    await website.refresh();
    expect(website.state()).toEqual({
      shown: 0,
      next: { id, state: 'failed', sentence: 'The page /about cannot be rendered.' },
    });
    const next = await say('A storm comes');
    await vi.waitFor(() => expect(website.state()).toEqual({ shown: next }), 20_000);
    expect(noticesOn(website)).toEqual(['A storm comes']);
  });

  it('leaves no folder behind, and a folder that cannot be written is said', async () => {
    const { open, dataDir } = await prepare();
    const website = await open();
    await website.prepare(release([storm('break /about')]));
    expect(await readdir(path.join(dataDir, 'website'))).toEqual([]);
    const blocked = await folderForTest();
    await writeFile(path.join(blocked, 'website'), '');
    const other = await open({ dataDir: blocked });
    expect(await other.prepare(release([storm('A storm comes')]))).toEqual({
      ok: false,
      sentence: 'The data folder cannot be written to.',
    });
  });
});

it('what was prepared is shown without another rendering', async () => {
  const { open, dataDir, say } = await prepare();
  const website = await open();
  expect(await website.prepare(release([storm('A storm comes')]))).toEqual({ ok: true });
  const before = await readdir(path.join(dataDir, 'website'));
  await say('A storm comes');
  await website.refresh();
  expect(await readdir(path.join(dataDir, 'website'))).toEqual(before);
  expect(noticesOn(website)).toEqual(['A storm comes']);
});

it('instances on one database follow, with data folders of their own or a shared one', async () => {
  const { open, dataDir, say } = await prepare();
  const instances = [await open(), await open({ dataDir: `${dataDir}-other` }), await open()];
  const id = await say('A storm comes');
  await vi.waitFor(() => expect(instances.map(({ state }) => state().shown)).toEqual([id, id, id]), 30_000);
  for (const website of instances) expect(noticesOn(website)).toEqual(['A storm comes']);
});

it('a start shows the current release at once, also after a new build', async () => {
  const { open, say, siteDir } = await prepare();
  const first = await open();
  const id = await say('A storm comes');
  await first.refresh();
  await first.stop();
  const again = await open();
  expect(again.state()).toEqual({ shown: id });
  await again.stop();
  await writeTinyBuild(path.dirname(siteDir), 'second');
  const rebuilt = await open();
  expect(rebuilt.state()).toEqual({ shown: id });
  expect(noticesOn(rebuilt)).toEqual(['A storm comes']);
});

it('a notice is shown from and until its moments', async () => {
  const { database, open } = await prepare();
  const website = await open();
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
  await publish(database, [
    { kind: 'notice', key: 'soon', value: noticeOf('Soon', { from: at(3), until: at(8) }) },
  ]);
  await website.refresh();
  expect(noticesOn(website)).toEqual([undefined]);
  await vi.waitFor(() => expect(noticesOn(website)).toEqual(['Soon']), { timeout: 20_000, interval: 50 });
  await vi.waitFor(() => expect(noticesOn(website)).toEqual([undefined]), { timeout: 20_000, interval: 50 });
});

it('a preview is the page as it is published then', async () => {
  const { open, say } = await prepare();
  const website = await open();
  const draft = release([storm('A storm comes')]);
  const previews = await Promise.all(site.languages.map((code) => website.renderPage(draft, '/about', code)));
  expect(noticesOn(website)).toEqual([undefined]);
  await say('A storm comes');
  await website.refresh();
  expect(previews).toEqual(site.languages.map((code) => textOf(website, pathIn(code, '/about'))));
  expect(await website.renderPage(draft, '/nowhere', site.languages[0] ?? 'en')).toBeUndefined();
});

it('folders of releases that are no longer shown are removed, but the last', async () => {
  const { open, dataDir, say } = await prepare();
  const website = await open();
  for (const text of ['One', 'Two', 'Three']) {
    await say(text);
    await website.refresh();
  }
  expect(await readdir(path.join(dataDir, 'website'))).toHaveLength(2);
});
