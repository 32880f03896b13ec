import type { Database } from '../database/database.ts';
import { DatabaseError, DatabaseUnavailable } from '../database/database-error.ts';
import { databaseErrors } from './counters.ts';

/** The same database, whose errors are counted. */
export function countDatabaseErrors(database: Database): Database {
  return {
    ...database,
    asRole: (role, work) => database.asRole(role, work).catch(count),
    asOwner: (work) => database.asOwner(work).catch(count),
  };
}

function count(error: unknown): never {
  if (error instanceof DatabaseUnavailable) databaseErrors.inc({ class: 'unavailable' });
  else if (error instanceof DatabaseError) databaseErrors.inc({ class: error.code.slice(0, 2) });
  throw error;
}
