import { mkdir, writeFile } from 'node:fs/promises';
import { describeMachine } from '../support/machine.ts';
import { toMarkdown } from '../support/markdown.ts';
import type { Outcome } from './part.ts';

const dir = 'bench/results/reliability';

export type Result = Outcome & { promise: string; seconds: number };

export async function writeResult(
  name: string,
  { promise, seconds, figures, broken }: Result,
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const table = {
    title: promise,
    columns: ['', 'Measured'],
    rows: Object.entries(figures),
    note: `Took ${seconds} s.`,
  };
  await mkdir(dir, { recursive: true });
  const text = toMarkdown({ title: name, date, machine: describeMachine(), tables: [table], missed: broken });
  await writeFile(`${dir}/${name}.md`, text);
}

export function printResult(name: string, { promise, seconds, figures, broken }: Result): void {
  console.log(`\n${name}: ${promise} (${seconds} s)`);
  console.table(figures);
  for (const sentence of broken) console.error(`BROKEN: ${sentence}`);
}
