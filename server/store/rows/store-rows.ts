import type { Database, Role } from '../database/database.ts';
import { asJson, readResult } from './json-result.ts';
import { quoted, type Table } from './schema-cache.ts';

export type OnDuplicate = 'fail' | 'ignore' | 'merge';

type Insert = {
  role: Role;
  columns: string[];
  rows: Record<string, unknown>[];
  returning: string;
  /** What happens to a row whose id exists. */
  onDuplicate: OnDuplicate;
  /** Whether the sender gets a mail. */
  withReceipt: boolean;
};

/** Inserts rows under a role, so that its permissions and the schema's checks decide. */
export async function storeRows(database: Database, table: Table, insert: Insert) {
  const { role, columns, rows, returning, onDuplicate, withReceipt } = insert;
  const statement = insertStatement(table, columns, onDuplicate);
  return readResult(
    await database.asRole(role, async (query) => {
      if (!withReceipt) await query("select set_config('app.receipt', 'off', true)");
      return query(`with inserted as (${statement} returning ${returning}) ${asJson('inserted')}`, [
        JSON.stringify(rows),
      ]);
    }),
  );
}

function insertStatement(table: Table, columns: string[], onDuplicate: OnDuplicate): string {
  const target = `public.${quoted(table.name)}`;
  // A row without columns has default values only.
  if (columns.length === 0) return `insert into ${target} select from json_array_elements($1::text::json)`;
  const names = columns.map(quoted);
  const source = `json_populate_recordset(null::${target}, $1::text::json)`;
  const update = names.map((name) => `${name} = excluded.${name}`).join(', ');
  const conflict = {
    fail: '',
    ignore: ' on conflict (id) do nothing',
    merge: ` on conflict (id) do update set ${update}`,
  }[onDuplicate];
  return `insert into ${target} (${names.join(', ')}) select ${names.join(', ')} from ${source}${conflict}`;
}
