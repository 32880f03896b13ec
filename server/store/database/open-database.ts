import { databaseErrors } from '../../lib/counters.ts';
import type { Config } from '../../lib/settings/config.ts';
import type { Database } from './database.ts';
import { DatabaseError, DatabaseUnavailable } from './database-error.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the database that the settings name: a PostgreSQL server, or the embedded one in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: Config): Promise<Database> {
  const database = await (databaseUrl ? openPostgres(databaseUrl) : openEmbedded(dataDir));
  return {
    ...database,
    asRole: (role, work) => database.asRole(role, work).catch(countError),
    asOwner: (work) => database.asOwner(work).catch(countError),
  };
}

function countError(error: unknown): never {
  if (error instanceof DatabaseUnavailable) databaseErrors.inc({ class: 'unavailable' });
  else if (error instanceof DatabaseError) databaseErrors.inc({ class: error.code.slice(0, 2) });
  throw error;
}
