import { setTimeout as wait } from 'node:timers/promises';
import { type AnyItem, noRelease } from '../domain/website/items.ts';
import type { ItemKind } from '../domain/website/kinds.ts';
import { openPostgres } from '../server/store/database/open-postgres.ts';
import { publish } from '../tests/support/publish.ts';
import { sampleRelease } from '../tests/support/sample-release.ts';
import { startFromSeed } from '../tests/support/start-from-seed.ts';
import { startPostgres } from '../tests/support/start-postgres.ts';
import { format, medianOf, quantile } from './support/figures.ts';
import type { RunBench } from './support/result.ts';

const pages = ['/', '/about', '/careers', '/contact', '/es'];
const targets = { seconds: 15, slower: 2 };
/** Visitors who each wait a moment between two pages. */
const visitors = 4;
const pauseMilliseconds = 10;

/** `--rounds 3`. Publishes a change of every kind and a notice on all pages, while visitors read. */
export const run: RunBench = async ({ rounds = '3' }) => {
  await using opened = new AsyncDisposableStack();
  const postgres = await startPostgres();
  opened.defer(postgres.remove);
  const databaseUrl = await postgres.createDatabase('website');
  const { server, remove: stop } = await startFromSeed('bench-website', {
    databaseUrl,
    env: { SITE_DIR: 'build/client' },
    script: 'tests/support/quick-website-server.ts',
  });
  opened.defer(stop);
  const database = await openPostgres(databaseUrl);
  opened.defer(() => database.close());
  const seconds: number[] = [];
  const usual: number[] = [];
  const meanwhile: number[] = [];
  for (let round = 1; round <= Number(rounds); round += 1) {
    usual.push(await p95While(server.url, () => wait(5_000)));
    meanwhile.push(
      await p95While(server.url, async () => {
        const began = performance.now();
        const mark = `Round ${round}`;
        await publish(database, itemsOf(mark));
        while (!(await (await fetch(server.url)).text()).includes(mark)) await wait(50);
        seconds.push((performance.now() - began) / 1000);
      }),
    );
  }
  const slower = medianOf(meanwhile) / medianOf(usual);
  const missed = [
    ...(medianOf(seconds) > targets.seconds ? [`A publish took ${format(medianOf(seconds))} s.`] : []),
    ...(slower > targets.slower ? [`Pages took ${format(slower)} times as long while it was rendered.`] : []),
  ];
  const row = [
    itemsOf('').length,
    format(medianOf(seconds)),
    format(medianOf(usual)),
    format(medianOf(meanwhile)),
  ];
  const columns = ['Changes', 'Until shown (s)', 'p95 before (ms)', 'p95 meanwhile (ms)'];
  const note = 'Median of the rounds. Each changes every page of both languages.';
  return { tables: [{ title: 'A publish', columns, rows: [row], note }], missed };
};

function itemsOf(mark: string): { kind: ItemKind; key: string; value: AnyItem | null }[] {
  const { notices, specialDays, changes } = { ...noRelease, ...sampleRelease };
  const listed = Object.entries(changes).flatMap(([kind, items]) =>
    Object.entries(items ?? {}).map(([key, value]) => ({ kind: kind as ItemKind, key, value })),
  );
  return [
    ...notices.map(({ key, facts, words }, at) => ({
      kind: 'notice' as const,
      key,
      value: { facts, words: { ...words, en: { ...words.en, ...(at === 0 && { text: mark }) } } } as AnyItem,
    })),
    ...specialDays.map((value, at) => ({ kind: 'special_day' as const, key: `day-${at}`, value })),
    ...listed,
  ];
}

async function p95While(url: string, work: () => Promise<unknown>): Promise<number> {
  const ending = new AbortController();
  const times: number[] = [];
  const visit = async () => {
    for (let at = 0; !ending.signal.aborted; at += 1) {
      const began = performance.now();
      await (await fetch(url + pages[at % pages.length])).arrayBuffer();
      times.push(performance.now() - began);
      await wait(pauseMilliseconds);
    }
  };
  const visiting = Array.from({ length: visitors }, visit);
  await work();
  ending.abort();
  await Promise.all(visiting);
  return quantile(times, 0.95);
}
