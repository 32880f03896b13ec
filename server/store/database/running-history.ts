import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppliedMigration, assertSameHistory } from './assert-same-history.ts';
import type { Database } from './database.ts';
import { listApplied } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';

/**
 * The migrations of the embedded database, written by the server that has opened it. Only that server can read the database itself,
 * so one that is about to wait for it reads this file.
 */
const fileIn = (dataDir: string) => path.join(dataDir, 'migrations.json');

export async function writeRunningHistory(dataDir: string, database: Database): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(await listApplied(database), undefined, 2)}\n`, {
    mode: 0o600,
  });
  await rename(`${file}.new`, file);
}

/** Refuses to wait for a server whose database this version could not open afterwards. It may not have written its file yet. */
export async function assertRunningHistory(dataDir: string, dirs: readonly string[]): Promise<void> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch(() => '[]');
  assertSameHistory(JSON.parse(text) as AppliedMigration[], await readMigrations(dirs));
}
