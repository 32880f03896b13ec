import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { toSummary } from './markdown.ts';
import type { StoredResult } from './result.ts';

const block = /(<!-- bench:([\w-]+) -->)[\s\S]*?(<!-- \/bench:\2 -->)/g;

/** Puts the newest figures between the markers of a document. Resolves to the names that have no results yet. */
export async function rewriteFigures(
  document: string,
  resultOf: (name: string) => string,
): Promise<string[]> {
  const text = await readFile(document, 'utf8');
  const names = [...text.matchAll(block)].map(([, , name = '']) => name);
  const summaries = new Map<string, string>();
  for (const name of names.filter((each) => existsSync(resultOf(each)))) {
    const stored = JSON.parse(await readFile(resultOf(name), 'utf8')) as StoredResult;
    summaries.set(name, toSummary(stored));
  }
  const rewritten = text.replace(block, (whole, start: string, name: string, end: string) => {
    const summary = summaries.get(name);
    return summary ? `${start}\n${summary}\n${end}` : whole;
  });
  await writeFile(document, rewritten);
  return names.filter((name) => !summaries.has(name));
}
