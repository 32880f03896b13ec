import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { site } from '#company/site.ts';
import { pathIn } from '#domain/languages.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { createDatabase } from '../support/databases.ts';
import { noticeOf, publish } from '../support/publish.ts';
import { copyKeys, seedDir } from '../support/seed.ts';
import { startServer } from '../support/start-server.ts';
import { makeTempFolder } from '../support/temp-folder.ts';
import { tinyPages, writeTinyBuild } from '../support/tiny-build.ts';

/** A rendering of the tiny site takes about a second. */
const maxUptime = 2_000;
const addresses = site.languages.flatMap((code) =>
  [...tinyPages, '/nowhere'].map((page) => pathIn(code, page)),
);

/**
 * Publishes again and again, and kills the server with SIGKILL at random moments. After each start the whole site shows the release that
 * is current then.
 */
export async function killWhilePublishing(kills: number): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { dir, remove } = await makeTempFolder('kills');
  opened.defer(remove);
  const { url, remove: drop } = await createDatabase();
  opened.defer(drop);
  const database = await openPostgres(url);
  opened.defer(() => database.close());
  const dataDir = path.join(dir, 'data');
  await copyKeys(seedDir(), dataDir);
  const siteDir = await writeTinyBuild(path.join(dir, 'build'));
  const start = () =>
    startServer({
      dataDir,
      databaseUrl: url,
      env: { SITE_DIR: siteDir },
      script: 'tests/support/quick-website-server.ts',
      onSpawn: (stop) => opened.defer(async () => void (await stop('SIGKILL'))),
    });
  let published = 0;
  for (let kill = 0; kill <= kills; kill += 1) {
    const server = await start();
    expect(await marksOn(server.url)).toEqual([published > 0 ? `Release ${published}` : undefined]);
    const ending = new AbortController();
    const publishing = publishUntil(ending.signal, async () => {
      const text = `Release ${published + 1}`;
      published = await publish(database, [{ kind: 'notice', key: 'mark', value: noticeOf(text) }]);
    });
    await wait(Math.random() * maxUptime);
    await server.stop('SIGKILL');
    ending.abort();
    await publishing;
  }
}

async function publishUntil(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    await work();
    // Some renderings end, others are overtaken.
    await wait(Math.random() * 1_500, undefined, { signal }).catch(() => {});
  }
}

/** What the pages show, once. */
async function marksOn(url: string): Promise<(string | undefined)[]> {
  const texts = await Promise.all(
    addresses.map((address) => fetch(url + address).then((page) => page.text())),
  );
  return [...new Set(texts.map((text) => /<p class="notice">([^<]*)/.exec(text)?.[1]))];
}
