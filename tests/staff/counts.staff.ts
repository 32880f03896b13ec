import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { countDays } from '#company/policy.ts';
import { addDays } from '#domain/office-days.ts';
import { officeDate } from '#office/clock.ts';
import { maxSources } from '../../server/http/counts/page-counter.ts';
import { knownSources } from '../../server/http/counts/sources.ts';
import type { readPageCounts } from '../../server/staff/overview/read-page-counts.ts';
import type { Replaceable } from '../../server/start/backend.ts';
import { upkeepSteps } from '../../server/start/upkeep-steps.ts';
import { addCounts, type Counts } from '../../server/store/counts/page-counts.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { writePolicies } from '../../server/website/finish/write-policies.ts';
import { serverForTest, type TestServer, type TestServerOptions } from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { sendRaw } from '../support/send-raw.ts';
import { createPerson } from '../support/staff-client.ts';
import { runSql } from '../support/start-postgres.ts';
import { shareFolder } from '../support/test-folder.ts';

const site = shareFolder();
const hour = 3600;

beforeAll(async () => {
  for (const page of ['', 'about/', 'contact/quote/', 'es/']) {
    await mkdir(site(page), { recursive: true });
    await writeFile(path.join(site(page), 'index.html'), `<h1>${page}</h1>`);
  }
  await writeFile(site('404.html'), '<h1>Not found</h1>');
  await writeFile(site('robots.txt'), 'User-agent: *\n');
  await writePolicies(site('.'));
});

const open = (replaced: Replaceable = { countSeconds: 0.05 }, options: TestServerOptions = {}) =>
  serverForTest({ ...options, env: { SITE_DIR: site('.') }, replaced });

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-language': 'en-US,en;q=0.5',
  accept: 'text/html',
};
async function visit(server: TestServer, page: string, headers: Record<string, string> = {}, method = 'GET') {
  const options = { path: page, method, headers: { ...browser, 'sec-fetch-dest': 'document', ...headers } };
  return sendRaw(server.url, options);
}
const from = (server: TestServer, page: string) => ({ referer: server.url + page });

type Read = Awaited<ReturnType<typeof readPageCounts>>;
async function readerOf(server: TestServer) {
  const owner = await createPerson(server, 'owner');
  return async () => ((await owner.get('/website/counts?days=7')).body as { counts: Read }).counts;
}
const viewsIn = ({ pages }: Read) => Object.fromEntries(pages.map(({ page, views }) => [page, views]));

it.each(['postgres', 'embedded'] as const)(
  'pages, sources and sent forms are counted on %s, and nothing else that is asked for',
  async (database) => {
    const server = await open(undefined, { database });
    const read = await readerOf(server);
    const { headers } = await visit(server, '/about', { referer: 'https://www.google.com/' });
    expect((await visit(server, '/about', { 'if-none-match': String(headers.etag) })).status).toBe(304);
    await visit(server, '/es?utm_source=Mailing');
    await visit(server, '/contact?topic=quote', from(server, '/about'));
    await visit(server, '/about', {}, 'HEAD');
    for (const path of ['/nowhere', '/about/', '/robots.txt', '/staff', '/healthz', '/404.html'])
      await visit(server, path);
    const body = JSON.stringify(sampleContact());
    for (const status of [201, 409]) {
      const sent = await sendRaw(
        `${server.url}/rest/v1/contacts`,
        {
          method: 'POST',
          headers: {
            ...browser,
            ...from(server, '/contact?topic=quote'),
            apikey: server.anonKey,
            'content-type': 'application/json',
            'content-length': String(body.length),
          },
        },
        body,
      );
      expect(sent.status, String(sent.body)).toBe(status);
    }
    const none = { viewsAhead: 0, opened: 0, openedAhead: 0, sent: 0 };
    await expect
      .poll(async () => (await read()).pages)
      .toEqual([
        { page: '/about', ...none, views: 2, opened: 1 },
        { page: '/contact/quote', ...none, views: 1, sent: 1 },
        { page: '/es', ...none, views: 1 },
      ]);
    const { days, languages, sources } = await read();
    expect(days).toHaveLength(7);
    expect(days.at(-1)).toEqual({ day: officeDate(new Date()), views: 4, viewsAhead: 0 });
    expect(Object.fromEntries(languages.map(({ code, views }) => [code, views]))).toEqual({ en: 3, es: 1 });
    expect(sources).toEqual([
      { source: 'direct', views: 1 },
      { source: 'google', views: 1 },
      { source: 'mailing', views: 1 },
    ]);
  },
);

it('a server that stops stores what it has counted', async () => {
  const server = await open({ countSeconds: hour });
  await visit(server, '/about');
  await server.close();
  expect(await runSql(server.databaseUrl, 'select page, views::int from staff.page_counts')).toEqual([
    { page: '/about', views: 1 },
  ]);
});

it('while the counts cannot be stored, pages are sent, and nothing is lost', async () => {
  const server = await open();
  const read = await readerOf(server);
  await server.sql('alter table staff.source_counts rename to gone');
  for (let place = 0; place < 20; place += 1) expect((await visit(server, '/about')).status).toBe(200);
  await server.sql('alter table staff.gone rename to source_counts');
  await expect.poll(async () => viewsIn(await read())).toEqual({ '/about': 20 });
});

it('on a full disk nothing is written, and what was counted waits', async () => {
  let free = 0;
  let measured = 0;
  const measureDiskSpace = async () => {
    measured += 1;
    return free;
  };
  const server = await open({ countSeconds: 0.05, measureDiskSpace });
  expect((await visit(server, '/about')).status).toBe(200);
  const before = measured;
  await expect.poll(() => measured).toBeGreaterThan(before + 2);
  expect(await server.sql('select 1 from staff.page_counts')).toEqual([]);
  free = Number.POSITIVE_INFINITY;
  await expect.poll(() => server.sql('select views::int from staff.page_counts')).toEqual([{ views: 1 }]);
});

it('servers that share a database add up, and keep the bound of sources together', async () => {
  const server = await open({ countSeconds: hour });
  const databases = [await openPostgres(server.databaseUrl), await openPostgres(server.databaseUrl)];
  for (const { close } of databases) onTestFinished(close);
  const sums = { views: 1, viewsAhead: 2, opened: 3, openedAhead: 4, sent: 5 };
  const countsOf = (round: number): Counts =>
    new Map([
      [
        '2026-11-19',
        {
          // In another order each time.
          pages: new Map((round % 2 ? ['/', '/about'] : ['/about', '/']).map((page) => [page, sums])),
          sources: new Map([`new-${round}`, `newer-${round}`, 'google'].map((source) => [source, 1])),
        },
      ],
    ]);
  const options = { knownSources, maxSources };
  await Promise.all(
    Array.from({ length: 40 }, (_, round) =>
      addCounts(databases[round % 2] as (typeof databases)[number], countsOf(round), options),
    ),
  );
  expect(await server.sql('select page, views::int, sent::int from staff.page_counts order by page')).toEqual(
    [
      { page: '/', views: 40, sent: 200 },
      { page: '/about', views: 40, sent: 200 },
    ],
  );
  const sources = await server.sql('select source, views::int from staff.source_counts');
  expect(sources).toHaveLength(maxSources + 2);
  expect(sources).toContainEqual({ source: 'google', views: 40 });
  expect(sources).toContainEqual({ source: 'other', views: 80 - maxSources });
});

it('the daily upkeep deletes counts that are too old', async () => {
  const server = await open({ countSeconds: hour });
  const database = await openPostgres(server.databaseUrl);
  onTestFinished(database.close);
  const today = officeDate(new Date());
  const sums = { views: 1, viewsAhead: 0, opened: 0, openedAhead: 0, sent: 0 };
  const days = [countDays, countDays + 1].map((ago) => addDays(today, -ago));
  const counts = days.map(
    (day) => [day, { pages: new Map([['/', sums]]), sources: new Map([['x', 1]]) }] as const,
  );
  await addCounts(database, new Map(counts), { knownSources, maxSources });
  await upkeepSteps({ database } as Parameters<typeof upkeepSteps>[0], []).counts?.();
  for (const table of ['page_counts', 'source_counts'])
    expect(await server.sql(`select day::text from staff.${table}`)).toEqual([{ day: days[0] }]);
});
