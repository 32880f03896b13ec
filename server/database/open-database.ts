import type { Config } from '../config.ts';
import { countDatabaseErrors } from '../observe/count-database-errors.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the database that the settings name: a PostgreSQL server, or the embedded one in the data folder. */
export async function openDatabase({ databaseUrl, dataDir, takeOverSeconds }: Config): Promise<Database> {
  return countDatabaseErrors(
    databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(dataDir, takeOverSeconds),
  );
}
