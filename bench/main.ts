import { ensureBuild } from '../scripts/support/checks.ts';
import { installTools } from './support/install-tools.ts';
import { describeMachine } from './support/machine.ts';
import { toMarkdown } from './support/markdown.ts';
import type { BenchOptions, RunBench } from './support/result.ts';

type Bench = { title: string; options: string; load: () => Promise<{ run: RunBench }> };

const benches: Record<string, Bench> = {
  lighthouse: {
    title: 'Every page on a slow phone',
    options: '--runs 3 --routes /,/contact',
    load: () => {
      installTools();
      return import('./lighthouse.ts');
    },
  },
  server: {
    title: 'Pages per second',
    options: '--rounds 3 --seconds 1',
    load: () => import('./server.ts'),
  },
  inserts: {
    title: 'Messages stored per second',
    options: '--rounds 2 --seconds 1',
    load: () => import('./inserts.ts'),
  },
  'staff-inbox': {
    title: "The staff's inbox",
    options: '--count 100000 --rounds 20',
    load: () => import('./staff-inbox.ts'),
  },
  website: {
    title: 'A release of the website',
    options: '--rounds 3',
    load: () => import('./website.ts'),
  },
  reliability: {
    title: 'The promises of reliability, at length',
    options: '--only kills',
    load: () => import('./reliability.ts'),
  },
};

const [name = '', ...words] = process.argv.slice(2);
const bench = benches[name];
if (bench) await runBench(bench, readOptions(words));
else printHelp();

async function runBench({ title, load }: Bench, options: BenchOptions): Promise<void> {
  await ensureBuild();
  const { run } = await load();
  const result = await run(options);
  const date = new Date().toISOString().slice(0, 10);
  console.log(toMarkdown({ title, date, machine: describeMachine(), ...result }));
  if (result.missed.length > 0) process.exitCode = 1;
}

function printHelp(): void {
  console.log('npm run bench -- NAME runs one of these. All options may be left out.\n');
  for (const [each, { title, options }] of Object.entries(benches))
    console.log(`  ${`${each} ${options}`.padEnd(42)}${title}`);
  if (!['', '--help', '-h'].includes(name)) process.exitCode = 1;
}

function readOptions(words: string[]): BenchOptions {
  const pairs = words.join(' ').matchAll(/--([\w-]+)(?:[ =]([^\s-]\S*))?/g);
  return Object.fromEntries([...pairs].map(([, name = '', value = '']) => [name, value]));
}
