import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeMachine } from '../support/machine.ts';
import { toMarkdown } from '../support/markdown.ts';
import { rewriteFigures } from '../support/readme.ts';
import type { StoredResult, Table } from '../support/result.ts';
import type { Outcome } from './part.ts';

export type Result = Outcome & { promise: string; date: string; seconds: number };
type Results = Record<string, Result>;
type Kept = StoredResult & { parts: Results };

const dir = 'bench/results';
const fileOf = (name: string, kind = 'json') => path.join(dir, `${name}.${kind}`);

/** Parts that were not run this time keep what they had. */
export async function keepResults(fresh: Results, order: string[]): Promise<void> {
  await mkdir(dir, { recursive: true });
  const known = await readFile(fileOf('reliability'), 'utf8').then(
    (text) => (JSON.parse(text) as Kept).parts,
    () => ({}),
  );
  const all: Results = { ...known, ...fresh };
  const kept = toKept(Object.fromEntries(order.flatMap((name) => (all[name] ? [[name, all[name]]] : []))));
  await writeFile(fileOf('reliability'), `${JSON.stringify(kept, null, 2)}\n`);
  await writeFile(fileOf('reliability', 'md'), toMarkdown(kept));
  await rewriteFigures('README.md', fileOf);
}

export function printResult(name: string, { promise, seconds, figures, broken }: Result): void {
  console.log(`\n${name}: ${promise} (${seconds} s)`);
  console.table(figures);
  for (const sentence of broken) console.error(`BROKEN: ${sentence}`);
}

function toKept(parts: Results): Kept {
  const results = Object.values(parts);
  return {
    name: 'reliability',
    title: 'Reliability, measured',
    date: results.map(({ date }) => date).sort()[0] ?? '',
    machine: describeMachine(),
    tables: Object.entries(parts).map(toTable),
    summary: {
      title: 'Nothing lost',
      columns: ['Promise', '', 'Measured'],
      rows: results.map(({ promise, figures, broken }) => [
        promise,
        broken.length === 0 ? 'kept' : 'broken',
        Object.entries(figures)
          .map(([label, value]) => `${label.toLowerCase()}: ${value}`)
          .join('; '),
      ]),
    },
    missed: results.flatMap(({ broken }) => broken),
    parts,
  };
}

function toTable([name, { promise, date, seconds, figures }]: [string, Result]): Table {
  return {
    title: name,
    columns: [promise, ''],
    rows: Object.entries(figures),
    note: `Measured on ${date} in ${seconds} s.`,
  };
}
