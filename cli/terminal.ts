import { styleText } from 'node:util';
import Table from 'cli-table3';
import { cleanLine } from './clean-text.ts';

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints to stderr, so that a note never ends up in a file with the result. */
export function printNote(...lines: string[]): void {
  for (const line of lines)
    process.stderr.write(`${styleText('dim', cleanLine(line), { stream: process.stderr })}\n`);
}

/** Says at a terminal what is being done. A script reads only results and problems. */
export function printStep(step: string): void {
  if (process.stderr.isTTY) printNote(`${step} …`);
}

export function printWarning(line: string): void {
  process.stderr.write(`${styleText('yellow', cleanLine(line), { stream: process.stderr })}\n`);
}

const noBorders = Object.fromEntries(Object.keys(new Table().options.chars).map((name) => [name, '']));

/** Prints rows under their titles, one line each, and numbers aligned right. */
export function printTable(titles: string[], rows: Array<Array<string | number>>): void {
  const table = new Table({
    head: titles.map((title) => styleText('bold', title)),
    colAligns: (rows[0] ?? []).map((cell) => (typeof cell === 'number' ? 'right' : 'left')),
    chars: { ...noBorders, middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(
    ...rows.map((row) => row.map((cell) => cleanLine(typeof cell === 'number' ? String(cell) : cell))),
  );
  for (const line of table.toString().split('\n')) print(line.trimEnd());
}

export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

export function formatSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} KB`;
  return bytes < 1_000_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${(bytes / 1_000_000_000).toFixed(2)} GB`;
}
