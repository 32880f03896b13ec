import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findOrInstall } from './find-or-install.ts';

const debian = '/usr/lib/postgresql';

/** Resolves to the folder with `initdb` and `postgres`. */
export function ensurePostgres(): Promise<string> {
  return findOrInstall({
    find: findPostgres,
    packages: ['postgresql'],
    purpose: 'the contract tests',
    alternative: 'set POSTGRES_BIN to the folder with initdb',
  });
}

/** Prefers POSTGRES_BIN, then the latest of Debian's versions. */
function findPostgres(): string | undefined {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const folders = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => path.join(debian, version, 'bin')),
    configured,
  ];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((program) => folder && existsSync(path.join(folder, program))),
  );
}
