import { createRandom } from '../../demo/random.ts';
import type { Database, Query } from '../../server/store/database/database.ts';
import { makeRow, type SeedTable, tables } from './seed-rows.ts';

export type SeedCounts = Record<SeedTable, number>;

/** Of a hundred records, 72 are messages, 22 applications and 6 verifications. */
const shares: [SeedTable, upTo: number][] = [
  ['contacts', 72],
  ['job_applications', 94],
  ['employment_verifications', 100],
];
type SeedOptions = {
  count?: number;
  now?: Date;
  /** For what changes many entries: the search index is built after it. */
  change?: (database: Database) => Promise<void>;
};

const twoYears = 2 * 365 * 24 * 60 * 60 * 1000;
const batchSize = 2_000;

/**
 * Fills the three tables with believable records of the past two years, oldest first. The same count gives the same records.
 * Inserts as staff, who restore rows as they are. Start the server with UPKEEP=off: it would delete what has expired.
 */
export async function seedInbox(
  database: Database,
  { count = 100_000, now = new Date(), change }: SeedOptions = {},
): Promise<SeedCounts> {
  const random = createRandom(count);
  const sealed = await sealOneNumber(database);
  const rebuildSearchIndex = await dropSearchIndex(database);
  const counts: SeedCounts = { contacts: 0, job_applications: 0, employment_verifications: 0 };
  for (let first = 0; first < count; first += batchSize) {
    const rows: Record<SeedTable, object[]> = {
      contacts: [],
      job_applications: [],
      employment_verifications: [],
    };
    for (let at = first; at < Math.min(first + batchSize, count); at += 1) {
      const table = tableFor(random.next() * 100);
      const createdAt = new Date(now.getTime() - twoYears * (1 - (at + random.next()) / count));
      rows[table].push({
        ...makeRow(table, at, random),
        ...(table === 'employment_verifications' && sealed),
        created_at: createdAt,
      });
    }
    await database.asRole('service_role', async (query) => {
      for (const table of tables) {
        if (rows[table].length > 0) await insertRows(query, table, rows[table]);
        counts[table] += rows[table].length;
      }
    });
  }
  await change?.(database);
  await rebuildSearchIndex();
  // As autovacuum does on a server in use. Without it the first plans are guesses.
  await database.asOwner((query) => query('analyze'));
  return counts;
}

function tableFor(percent: number): SeedTable {
  return shares.find(([, upTo]) => percent < upTo)?.[0] ?? 'contacts';
}

async function insertRows(query: Query, table: SeedTable, rows: object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await query(
    `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** To build the trigram index once takes half as long as to add every row to it. Returns how to build it again. */
async function dropSearchIndex(database: Database): Promise<() => Promise<unknown>> {
  const [index] = await database.asOwner((query) =>
    query(`select indexdef from pg_indexes where schemaname = 'private' and indexname = 'inbox_search'`),
  );
  if (!index) throw new Error('The inbox has no search index. Has its migration changed?');
  await database.asOwner((query) => query('drop index private.inbox_search'));
  return () =>
    database.asOwner((query) => query(`set local maintenance_work_mem = '128MB'; ${index.indexdef}`));
}

/** Sealing takes milliseconds, so all verifications share one sealed number. The server's key opens it. */
async function sealOneNumber(database: Database) {
  const [sealed] = await database.asOwner((query) =>
    query(`select key_id as sealing_key_id,
        extensions.armor(extensions.pgp_pub_encrypt('900000001', extensions.dearmor(public_key), 'cipher-algo=aes256')) as social_security
      from private.sealing_keys order by generation desc limit 1`),
  );
  if (!sealed) throw new Error('No sealing key is installed. Start the server once before the seed.');
  return { social_security: String(sealed.social_security), sealing_key_id: String(sealed.sealing_key_id) };
}
