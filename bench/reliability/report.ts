import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import type { Outcome } from './part.ts';

export type Result = Outcome & { promise: string; date: string; seconds: number };
type Results = Record<string, Result>;

const dir = 'bench/results';
const json = path.join(dir, 'reliability.json');
const markers = ['<!-- nothing lost: from bench/results -->', '<!-- end of nothing lost -->'] as const;

/** Parts that were not run this time keep what they had. */
export async function keepResults(fresh: Results, order: string[]): Promise<void> {
  await mkdir(dir, { recursive: true });
  const known: Results = await readFile(json, 'utf8').then(JSON.parse, () => ({}));
  const all: Results = { ...known, ...fresh };
  const sorted = Object.fromEntries(
    order.flatMap((name) => (all[name] ? [[name, all[name]]] : [])),
  ) as Results;
  await writeFile(json, `${JSON.stringify(sorted, null, 2)}\n`);
  await writeFile(path.join(dir, 'reliability.md'), toMarkdown(sorted));
  await fillReadme(sorted);
}

export function printResult(name: string, { promise, seconds, figures, broken }: Result): void {
  console.log(`\n${name}: ${promise} (${seconds} s)`);
  console.table(figures);
  for (const sentence of broken) console.error(`BROKEN: ${sentence}`);
}

function toMarkdown(results: Results): string {
  const parts = Object.entries(results).map(([name, { promise, date, seconds, figures, broken }]) =>
    [
      `## ${name}`,
      '',
      `${promise}. ${broken.length === 0 ? 'Kept.' : `**Broken:** ${broken.join('; ')}.`} Measured on ${date} in ${seconds} s.`,
      '',
      '| | |',
      '|---|---|',
      ...Object.entries(figures).map(([label, value]) => `| ${label} | ${value} |`),
    ].join('\n'),
  );
  const machine = `Node ${process.version}, ${cpus().length} cores, ${process.platform} ${process.arch}.`;
  return `# Reliability, measured\n\nMade by \`npm run bench:reliability\`. ${machine}\n\n${parts.join('\n\n')}\n`;
}

/** One line a part, between two markers of README.md. */
async function fillReadme(results: Results): Promise<void> {
  const text = await readFile('README.md', 'utf8');
  const [start, end] = markers;
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from) return;
  const lines = Object.values(results).map(({ promise, date, figures, broken }) => {
    const shown = Object.entries(figures).map(([label, value]) => `${label.toLowerCase()}: ${value}`);
    return `| ${promise} | ${broken.length === 0 ? 'kept' : 'broken'} | ${shown.join('; ')} | ${date} |`;
  });
  const table = ['| Promise | | Measured | On |', '|---|---|---|---|', ...lines].join('\n');
  await writeFile('README.md', `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`);
}
