import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { site } from '#company/site.ts';
import { pathIn } from '#domain/languages.ts';
import { noRelease, type Release } from '#domain/website/items.ts';
import type { SiteContent } from '../../server/http/site/built-site.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { openWebsite } from '../../server/website/open-website.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { postedForms, postForm } from '../support/post-form.ts';
import { noticeOf, publish } from '../support/publish.ts';
import { folderForTest } from '../support/test-folder.ts';

const siteDir = 'build/client';
const storm = 'A storm comes on Friday.';
const onAbout = (): Release => ({
  ...noRelease,
  id: 1,
  notices: [{ ...noticeOf(storm, { pages: ['/about'] }), key: 'storm' }],
});
const bodyOf = ({ files }: SiteContent, address: string) =>
  String(files.get(address)?.variants.identity.body ?? '');

/** The website of a real build, on a database without a release. */
async function open() {
  const server = await serverForTest();
  const database = await openPostgres(server.databaseUrl);
  onTestFinished(() => database.close());
  const dataDir = path.join(await folderForTest(), 'data');
  const website = await openWebsite({ config: { siteDir, dataDir }, database, pauseSeconds: 60 });
  onTestFinished(() => website.stop());
  return { website, database };
}

describe('a rendering of the built site', () => {
  it('changes the pages that the release changes, and leaves all others as they were built', async () => {
    const { website, database } = await open();
    const built = website.shown();
    const previews = await Promise.all(
      site.languages.map((code) => website.renderPage(onAbout(), '/about', code)),
    );
    await publish(database, [
      { kind: 'notice', key: 'storm', value: noticeOf(storm, { pages: ['/about'] }) },
    ]);
    expect(await website.refresh()).toEqual({ ok: true });
    const shown = website.shown();
    const abouts = site.languages.map((code) => pathIn(code, '/about'));
    for (const about of abouts) expect(bodyOf(shown, about)).toContain(storm);
    expect(previews).toEqual(abouts.map((about) => bodyOf(shown, about)));
    const changed = [...shown.files.keys()].filter(
      (address) => bodyOf(shown, address) !== bodyOf(built, address),
    );
    // The pages of forms name the release. The contact for reports of flaws says until when it holds.
    const named = changed.filter((address) => bodyOf(shown, address).includes('data-release="1"'));
    expect(new Set([...changed, '/.well-known/security.txt'])).toEqual(
      new Set([...abouts, ...named, '/.well-known/security.txt']),
    );
    expect(named).toEqual(expect.arrayContaining(site.languages.map((code) => pathIn(code, '/contact'))));
    expect([...shown.files.keys()].toSorted()).toEqual([...built.files.keys()].toSorted());
  });
});

it('each stored form names the release that its sender was shown', async () => {
  const server = await serverForTest({
    env: { SITE_DIR: siteDir },
    replaced: { websitePauseSeconds: 0.1 },
  });
  const database = await openPostgres(server.databaseUrl);
  onTestFinished(() => database.close());
  const releaseOn = async (page: string) =>
    /name="site_release" value="(\d+)"/.exec(await (await fetch(server.url + page)).text())?.[1];
  const [contact = postedForms[0]] = postedForms;
  expect(await releaseOn('/contact')).toBeUndefined();
  const first = await publish(database, [
    { kind: 'notice', key: 'storm', value: noticeOf(storm, { pages: ['/about'] }) },
  ]);
  await expect.poll(() => releaseOn('/contact'), { timeout: 60_000 }).toBe(String(first));
  for (const { path: address, parts } of postedForms)
    expect((await postForm(server, address, { ...parts(), site_release: String(first) })).status).toBe(303);
  for (const { table } of postedForms)
    expect(await server.sql(`select site_release::int as release from public.${table}`)).toEqual([
      { release: first },
    ]);
  // A page that was open before the first release names none, nor does one that somebody wrote by hand.
  for (const extra of [{}, { site_release: '-1' }, { site_release: 'x' }])
    if (contact)
      expect((await postForm(server, contact.path, { ...contact.parts(), ...extra })).status).toBe(303);
  const rows = await server.sql(
    'select count(*)::int as count from public.contacts where site_release is null',
  );
  expect(rows).toEqual([{ count: 3 }]);
});
