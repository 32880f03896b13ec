import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildSite, isBuildCurrent } from '../scripts/build/build-site.ts';
import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { type Contender, startContenders } from './servers/contenders.ts';
import { medianOf, shown } from './support/figures.ts';
import { type Load, measureLoad } from './support/measure-load.ts';
import type { BenchResult, RunBench, Table } from './support/result.ts';

const files = ['page.html', 'picture.avif'];
const levels = [1, 32, 128];
const leastOfNginx = 0.6;

/** Loads by file, connections and server: one entry a round. */
type Loads = Map<string, Load[]>;
const keyOf = (file: string, level: number, name: string) => [file, level, name].join(' ');

/** Our server beside nginx and the usual static servers of Node, in turns, on the same files. */
export const run: RunBench = async ({ rounds = '3', seconds = '1' }) => {
  if (!isBuildCurrent()) await buildSite();
  const folder = await makeTempFolder('bench-server');
  // nginx reads as another user.
  await chmod(folder.dir, 0o755);
  const dir = path.join(folder.dir, 'site');
  await layOut(dir);
  const contenders = await startContenders(dir, folder.dir);
  try {
    const sent = await Promise.all(contenders.map(({ url }) => readEncoding(url)));
    const loads: Loads = new Map();
    // The first round warms up and is thrown away.
    for (let round = 0; round <= Number(rounds); round += 1)
      for (const file of files)
        for (const level of levels)
          for (const { name, url } of contenders) {
            const load = await measureLoad(`${url}/${file}`, level, Number(seconds));
            const key = keyOf(file, level, name);
            if (round > 0) loads.set(key, [...(loads.get(key) ?? []), load]);
          }
    const memory = await Promise.all(contenders.map((contender) => contender.memory()));
    return summarize(contenders, loads, sent, memory);
  } finally {
    await Promise.all(contenders.map((contender) => contender.stop()));
    await folder.remove();
  }
};

/** One page with its compressed twins and one picture, under names that every server answers without a redirect. */
async function layOut(dir: string): Promise<void> {
  const built = 'build/client';
  await mkdir(dir);
  for (const twin of ['', '.br', '.gz'])
    await copyFile(path.join(built, `about/index.html${twin}`), path.join(dir, `page.html${twin}`));
  const pictures = await readdir(path.join(built, 'assets'));
  const picture = pictures.find((name) => /^emergency-800-.*\.avif$/.test(name)) ?? '';
  await copyFile(path.join(built, 'assets', picture), path.join(dir, 'picture.avif'));
  await copyFile(path.join(built, '404.html'), path.join(dir, '404.html'));
  await copyFile('bench/servers/serve.json', path.join(dir, 'serve.json'));
}

async function readEncoding(url: string): Promise<string> {
  const answer = await fetch(`${url}/page.html`, { headers: { 'accept-encoding': 'br, gzip' } });
  return answer.headers.get('content-encoding') ?? 'none';
}

function summarize(contenders: Contender[], loads: Loads, sent: string[], memory: number[]): BenchResult {
  const median = (file: string, level: number, name: string, of: keyof Load) =>
    medianOf((loads.get(keyOf(file, level, name)) ?? []).map((load) => load[of]));
  const missed: string[] = [];
  for (const file of files)
    for (const level of levels) {
      const ours = median(file, level, 'Harborlight', 'perSecond');
      for (const { name } of contenders.slice(1)) {
        const share = ours / median(file, level, name, 'perSecond');
        if (share < (name === 'nginx' ? leastOfNginx : 1))
          missed.push(`${file} on ${level} connections: ${shown(share)} of ${name}.`);
      }
    }
  const tables = files.map(
    (file): Table => ({
      title: `${file}, requests a second (p50, p99 in ms)`,
      columns: ['Server', ...levels.map((level) => `${level} connections`)],
      rows: contenders.map(({ name }) => [
        name,
        ...levels.map((level) => {
          const [perSecond, p50, p99] = (['perSecond', 'p50', 'p99'] as const).map((of) =>
            shown(median(file, level, name, of)),
          );
          return `${perSecond} (${p50}, ${p99})`;
        }),
      ]),
    }),
  );
  const summary: Table = {
    title: 'Requests a second on 32 connections, and memory',
    columns: ['Server', 'A page', 'A picture', 'Sent as', 'Memory (MB)'],
    rows: contenders.map(({ name }, at) => [
      name,
      ...files.map((file) => shown(median(file, 32, name, 'perSecond'))),
      sent[at] ?? '',
      shown(memory[at] ?? 0),
    ]),
    note: 'One process each (nginx: one worker), in turns, median of the rounds. Ours sends its security headers and holds the database in the same process.',
  };
  return { tables: [...tables, summary], summary, missed };
}
