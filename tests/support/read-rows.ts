import type { SupabaseClient } from '@supabase/supabase-js';

type Row = Record<string, unknown>;

/** Reads rows by their ids. In parts, because ids stand in the URL. */
export async function readRows(
  staff: SupabaseClient,
  table: string,
  ids: string[],
): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>();
  for (let at = 0; at < ids.length; at += 100) {
    const part = ids.slice(at, at + 100);
    const { data } = await staff.from(table).select('*').in('id', part).throwOnError();
    for (const row of data ?? []) rows.set(row.id, row);
  }
  return rows;
}
