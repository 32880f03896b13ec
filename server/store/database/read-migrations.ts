import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export type Migration = { name: string; sql: string; sha256: string };

/** The migrations of these folders in order: of each folder `bootstrap.sql` if there is one, then `migrations/*.sql`. */
export async function readMigrations(dirs: readonly string[]): Promise<Migration[]> {
  return (await Promise.all(dirs.map(readFolder))).flat();
}

async function readFolder(dir: string): Promise<Migration[]> {
  const names = (await readdir(path.join(dir, 'migrations'))).filter((name) => name.endsWith('.sql')).sort();
  const bootstrap = existsSync(path.join(dir, 'bootstrap.sql')) ? ['bootstrap.sql'] : [];
  const files = [...bootstrap, ...names.map((name) => path.join('migrations', name))];
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(dir, file), 'utf8');
      return {
        name: path.basename(file, '.sql'),
        sql,
        sha256: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}
