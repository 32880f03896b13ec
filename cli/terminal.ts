import { styleText } from 'node:util';
import { cleanLine } from './clean-text.ts';

/** The width for tables. Undefined if the output goes to a file or another program. */
export function readWidth(): number | undefined {
  const given = Number(process.env.COLUMNS);
  if (Number.isInteger(given) && given >= 40) return given;
  return process.stdout.isTTY ? Math.max(process.stdout.columns || 80, 40) : undefined;
}

export function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Prints to stderr, so that a note never ends up in a file with the result. */
export function printNote(...lines: string[]): void {
  for (const line of lines)
    process.stderr.write(`${styleText('dim', cleanLine(line), { stream: process.stderr })}\n`);
}

export function printWarning(line: string): void {
  process.stderr.write(`${styleText('yellow', cleanLine(line), { stream: process.stderr })}\n`);
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
