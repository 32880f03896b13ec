import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installTools } from './support/install-tools.ts';
import { describeMachine } from './support/machine.ts';
import { toMarkdown } from './support/markdown.ts';
import { rewriteFigures } from './support/readme.ts';
import type { BenchOptions, BenchResult, RunBench, StoredResult } from './support/result.ts';

type Bench = { name: string; title: string; load: () => Promise<{ run: RunBench }> };

/** Each is loaded only when it is asked for: no bench needs the tools of another. */
const benches: Bench[] = [
  { name: 'lighthouse', title: 'Every page on a slow phone', load: () => import('./lighthouse.ts') },
  { name: 'second-page', title: 'From a click to the second page', load: () => import('./second-page.ts') },
  { name: 'growth', title: 'A thousand openings and articles', load: () => import('./growth.ts') },
  { name: 'server', title: 'Our server beside others', load: () => import('./server.ts') },
  { name: 'inserts', title: 'Messages stored a second', load: () => import('./inserts.ts') },
];

const results = path.resolve('bench/results');
const [asked, ...rest] = process.argv.slice(2);

if (asked === 'readme') await fillReadme();
else await runBenches(asked ? benches.filter(({ name }) => name === asked) : benches, readOptions(rest));

async function runBenches(chosen: Bench[], options: BenchOptions): Promise<void> {
  if (chosen.length === 0) {
    throw new Error(
      `There is no bench "${asked}". Benches: ${benches.map(({ name }) => name).join(', ')}, readme.`,
    );
  }
  installTools();
  await mkdir(results, { recursive: true });
  for (const { name, title, load } of chosen) {
    console.log(`${title} …`);
    const { run } = await load();
    const result: BenchResult = await run(options);
    const date = new Date().toISOString().slice(0, 10);
    const stored: StoredResult = { name, title, date, machine: describeMachine(), ...result };
    const text = toMarkdown(stored);
    await writeFile(path.join(results, `${name}.json`), `${JSON.stringify(stored, undefined, 2)}\n`);
    await writeFile(path.join(results, `${name}.md`), text);
    console.log(text);
    if (result.missed.length > 0) process.exitCode = 1;
  }
}

async function fillReadme(): Promise<void> {
  const missing = await rewriteFigures('README.md', (name) => path.join(results, `${name}.json`));
  if (missing.length === 0) return;
  throw new Error(`README.md quotes benches without results: ${missing.join(', ')}`);
}

function readOptions(words: string[]): BenchOptions {
  const pairs = words.join(' ').matchAll(/--([\w-]+)(?:[ =]([^\s-]\S*))?/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}
