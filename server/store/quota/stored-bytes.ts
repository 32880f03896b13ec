import type { Database } from '../database/database.ts';

/** Bytes that visitors have stored in the last 24 hours. */
export type StoredBytes = { read(): Promise<number>; add(bytes: number): void };

const maxAge = 60_000;

const sql = `select coalesce(sum((metadata->>'size')::bigint), 0)::text as bytes from storage.objects
  where created_at > now() - interval '24 hours' and metadata->>'uploadedBy' is distinct from 'staff'`;

/**
 * Reads the sum from the database, so that a restart does not reset it and instances share it. The sum is read again after a
 * minute; until then this process adds its own uploads. An upload during a read may count twice, but never not at all.
 */
export function countStoredBytes(database: Database): StoredBytes {
  let sum: Promise<number> | undefined;
  let readAt = 0;
  let added = 0;

  return {
    async read() {
      if (!sum || Date.now() - readAt > maxAge) {
        added = 0;
        readAt = Date.now();
        sum = database.asOwner((query) => query(sql)).then(([row]) => Number(row?.bytes));
        sum.catch(() => {
          sum = undefined;
        });
      }
      return (await sum) + added;
    },
    add(bytes) {
      added += bytes;
    },
  };
}
