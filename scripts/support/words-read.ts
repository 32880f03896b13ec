import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const contentDir = 'company/content';

/** For each file of words of a language, a hash of the English that it was last read beside. Sorted lines, so that branches merge. */
const listOf = (code: string, root: string) => path.join(root, code, 'read-beside-english.txt');

/** The files of words whose English has changed since they were read. */
export function findUnread(code: string, root = contentDir): string[] {
  const read = readList(code, root);
  return [...hashEnglish(code, root)].filter(([file, hash]) => read.get(file) !== hash).map(([file]) => file);
}

/** Records that the files whose names start so have been read, and returns them. */
export function recordRead(code: string, starts: readonly string[], root = contentDir): string[] {
  const isRead = (file: string) => starts.some((start) => file.startsWith(start));
  const english = hashEnglish(code, root);
  const read = readList(code, root);
  const lines = [...english].flatMap(([file, now]) => {
    const hash = isRead(file) ? now : read.get(file);
    return hash ? `${file} ${hash}\n` : [];
  });
  writeFileSync(listOf(code, root), lines.join(''));
  return [...english.keys()].filter(isRead);
}

/** Passes over what is no entry, such as the marks of a conflict. */
function readList(code: string, root: string): Map<string, string> {
  const list = listOf(code, root);
  const text = existsSync(list) ? readFileSync(list, 'utf8') : '';
  const entries = text.matchAll(/^(\S+) ([0-9a-f]{8})\r?$/gm);
  return new Map([...entries].map(([, file = '', hash = '']) => [file, hash]));
}

/** White space does not count. */
function hashEnglish(code: string, root: string): Map<string, string> {
  const files = globSync('**/*.{ts,mdx}', { cwd: path.join(root, code), exclude: ['**/*.test.ts'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => existsSync(path.join(root, 'en', file)))
    .sort();
  return new Map(files.map((file) => [file, hashOf(readFileSync(path.join(root, 'en', file), 'utf8'))]));
}

const hashOf = (text: string) =>
  createHash('sha256').update(text.replace(/\s+/g, '')).digest('hex').slice(0, 8);
