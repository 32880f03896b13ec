import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const module = new URL('./end-on-panic.ts', import.meta.url).href;

/** In a process of its own, which the function ends. */
function readLine(line: string) {
  const script = `import { endOnPanic } from '${module}'; endOnPanic(${JSON.stringify(line)});`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });
}

test.each([
  ['No space left on device', 'The disk is full'],
  ['Read-only file system', 'The disk is read-only'],
  ['I/O error', 'The disk has an error'],
  ['a cause that nobody knows', 'The database cannot go on'],
])('a panic because of "%s" ends the process with a sentence', (cause, sentence) => {
  const { status, stderr } = readLine(`2026-11-19 PANIC:  could not write to file "pg_wal/1": ${cause}`);
  expect(status).toBe(1);
  expect(stderr).toMatch(new RegExp(`^${sentence}: could not write to file "pg_wal/1": ${cause}\\. .+\n$`));
});

test('any other line of the log is left alone', () => {
  expect(readLine('ERROR:  a value that says PANIC').status).toBe(0);
});
