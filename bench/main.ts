import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installTools } from './support/install-tools.ts';
import { describeMachine } from './support/machine.ts';
import { toMarkdown } from './support/markdown.ts';
import type { BenchOptions, BenchResult, RunBench } from './support/result.ts';

type Bench = { name: string; title: string; load: () => Promise<{ run: RunBench }> };

/** Loaded on demand, after the tools are installed. */
const benches: Bench[] = [
  { name: 'lighthouse', title: 'Every page on a slow phone', load: () => import('./lighthouse.ts') },
  { name: 'second-page', title: 'From a click to the second page', load: () => import('./second-page.ts') },
  { name: 'server', title: 'Our server compared with others', load: () => import('./server.ts') },
  { name: 'inserts', title: 'Messages stored per second', load: () => import('./inserts.ts') },
  {
    name: 'staff-inbox',
    title: "The staff's inbox with 10,000 records",
    load: () => import('./staff-inbox.ts'),
  },
  { name: 'upkeep', title: 'The daily upkeep of a full database', load: () => import('./upkeep.ts') },
];

const results = path.resolve('bench/results');
const [requested, ...rest] = process.argv.slice(2);

await runBenches(requested ? benches.filter(({ name }) => name === requested) : benches, readOptions(rest));

async function runBenches(chosen: Bench[], options: BenchOptions): Promise<void> {
  if (chosen.length === 0) {
    throw new Error(
      `There is no bench "${requested}". Benches: ${benches.map(({ name }) => name).join(', ')}.`,
    );
  }
  installTools();
  await mkdir(results, { recursive: true });
  for (const { name, title, load } of chosen) {
    console.log(`${title} …`);
    const { run } = await load();
    const result: BenchResult = await run(options);
    const date = new Date().toISOString().slice(0, 10);
    const text = toMarkdown({ title, date, machine: describeMachine(), ...result });
    await writeFile(path.join(results, `${name}.md`), text);
    console.log(text);
    if (result.missed.length > 0) process.exitCode = 1;
  }
}

function readOptions(words: string[]): BenchOptions {
  const pairs = words.join(' ').matchAll(/--([\w-]+)(?:[ =]([^\s-]\S*))?/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}
