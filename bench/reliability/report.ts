import { mkdir, writeFile } from 'node:fs/promises';
import { describeMachine } from '../support/machine.ts';
import { toMarkdown } from '../support/markdown.ts';
import type { Outcome } from './scenario.ts';

const dir = 'bench/results/reliability';

export type Result = Outcome & { guarantee: string; seconds: number };

export async function writeResult(
  name: string,
  { guarantee, seconds, figures, failures }: Result,
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const table = {
    title: guarantee,
    columns: ['', 'Measured'],
    rows: Object.entries(figures),
    note: `Took ${seconds} s.`,
  };
  await mkdir(dir, { recursive: true });
  const text = toMarkdown({
    title: name,
    date,
    machine: describeMachine(),
    tables: [table],
    missed: failures,
  });
  await writeFile(`${dir}/${name}.md`, text);
}

export function printResult(name: string, { guarantee, seconds, figures, failures }: Result): void {
  console.log(`\n${name}: ${guarantee} (${seconds} s)`);
  console.table(figures);
  for (const sentence of failures) console.error(`FAILED: ${sentence}`);
}
