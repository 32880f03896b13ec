import { StartError } from '../../lib/start-error.ts';
import type { Migration } from './read-migrations.ts';

export type AppliedMigration = { name: string; sha256: string };

/**
 * Refuses a database whose migrations are not those of this version. One that a later version has added to is accepted, so that an
 * owner can go back: names start with the time.
 */
export function assertSameHistory(
  applied: readonly AppliedMigration[],
  migrations: readonly Omit<Migration, 'sql'>[],
): void {
  const own = new Map(migrations.map(({ name, sha256 }) => [name, sha256]));
  const changed = applied.find(({ name, sha256 }) => own.has(name) && own.get(name) !== sha256);
  if (changed)
    throw new StartError(
      `The migration ${changed.name} was changed after it had been applied. Restore the file, and write the change as a new migration.`,
    );
  const newest = [...own.keys()].filter((name) => name !== 'bootstrap').reduce(later, '');
  const missing = applied.find(({ name }) => !own.has(name) && name < newest);
  if (missing)
    throw new StartError(
      `The database has the migration ${missing.name}, which this version does not have, because another version made it: start that version, make a backup, and restore it into an empty data folder or database (docs/upgrading.md).`,
    );
}

const later = (one: string, other: string) => (one > other ? one : other);
