import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './install-with-apt.ts';

/** The folder with initdb and postgres, of version 15 or later. */
function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const places = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => path.join(debian, version, 'bin')),
    configured,
  ];
  return places.find(
    (place) => place && existsSync(path.join(place, 'initdb')) && existsSync(path.join(place, 'postgres')),
  );
}

/** Finds a PostgreSQL server, or installs Debian's where this user may. */
export async function ensurePostgres(): Promise<string> {
  const found =
    findPostgres() ??
    ((await installWithApt('postgresql', 'the contract tests')) ? findPostgres() : undefined);
  if (found) return found;
  throw new Error(
    'The tests need a PostgreSQL server: install the package "postgresql", or set POSTGRES_BIN to the folder with initdb.',
  );
}
