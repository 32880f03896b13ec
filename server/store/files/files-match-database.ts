import type { Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

/** Whether the files were stored for this database. Called at each start, so an empty folder is marked before its first file. */
export async function filesMatchDatabase(database: Database, files: FileStore): Promise<boolean> {
  return files.matchDatabase(await readDatabaseId(database));
}

/** The microsecond at which the schema was created. A dump and its restored copy share it. */
async function readDatabaseId(database: Database): Promise<string> {
  const [row] = await database.asOwner((query) =>
    query('select extract(epoch from min(created_at))::text as created from storage.buckets'),
  );
  return String(row?.created);
}
