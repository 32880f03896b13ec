import type { Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

/** Whether the files were stored for this database. Asked at each start, so that a folder is marked before it holds anything. */
export async function areOurs(database: Database, files: FileStore): Promise<boolean> {
  return files.belongTo(await markOf(database));
}

/** To the microsecond the moment at which the schema was made; a dump takes it along. */
async function markOf(database: Database): Promise<string> {
  const [row] = await database.asOwner((query) =>
    query('select extract(epoch from min(created_at))::text as made from storage.buckets'),
  );
  return String(row?.made);
}
