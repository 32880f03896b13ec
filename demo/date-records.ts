import { randomUUID } from 'node:crypto';
import { PostgrestClient } from '@supabase/postgrest-js';
import { kinds } from '../cli/kinds.ts';
import type { DemoRecord } from './records.ts';
import type { Target } from './target.ts';

export type StoredRecord = { id: string; record: DemoRecord };

/** Ids stand in the URL, and a request may have a megabyte. */
const batchSize = 50;

/**
 * Dates records back. The database dates what visitors send, and nobody may change a row. Staff may insert rows with a date, as a
 * restore does, and delete rows. So each row is deleted, and stored again under a new id with its date.
 */
export async function dateRecords(stored: readonly StoredRecord[], { url, staffKey }: Target): Promise<void> {
  if (!staffKey) return;
  const headers = { apikey: staffKey, Authorization: `Bearer ${staffKey}` };
  const rest = new PostgrestClient(`${url}/rest/v1`, { headers, schema: 'public' });
  for (const { table, record: kind } of kinds) {
    const ofKind = stored.filter(({ record }) => record.kind === kind);
    for (let at = 0; at < ofKind.length; at += batchSize) {
      const dates = new Map(
        ofKind.slice(at, at + batchSize).map(({ id, record }) => [id, record.at.toISOString()]),
      );
      const ids = [...dates.keys()];
      const { data } = await rest.from(table).select('*').in('id', ids).throwOnError();
      const copies = data.map((row) => ({ ...row, id: randomUUID(), created_at: dates.get(row.id) }));
      // First, because a photo belongs to one claim.
      await rest.from(table).delete().in('id', ids).throwOnError();
      await rest.from(table).insert(copies).throwOnError();
    }
  }
}
