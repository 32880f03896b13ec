import type { ApiContext } from '../../http/api-env.ts';
import type { GetsReceipt } from '../../http/limits/receipt-limit.ts';
import type { Database } from '../../store/database/database.ts';
import { isStorableJson } from '../../store/database/storable.ts';
import type { Table } from '../../store/rows/schema-cache.ts';
import { storeRows } from '../../store/rows/store-rows.ts';
import { assertStorable, isObject, readJson } from './read-json.ts';
import { readPreferences } from './read-preferences.ts';
import { readColumns, unquote } from './read-shape.ts';
import { restErrors } from './rest-error.ts';
import { sendRows } from './send-rows.ts';

/**
 * POST /rest/v1/TABLE with one row or a list of them. A visitor may send one. The schema's trigger says so too, but only after
 * each row was sealed and indexed, during which an embedded database serves nobody else.
 */
export async function insertRows(
  context: ApiContext,
  database: Database,
  table: Table,
  getsReceipt: GetsReceipt,
): Promise<Response> {
  const preferences = readPreferences(context);
  const search = new URL(context.req.url).searchParams;
  const listed = search.get('columns');
  const sent = rowsOf(await readJson(context), listed);
  context.set('rowId', sent[0]?.id);
  const columns = columnsOf(sent, listed, table);
  const role = context.get('role');
  if (role === 'anon' && sent.length > 1) throw restErrors.manyRows();
  const result = await storeRows(database, table, {
    role,
    columns,
    // Values outside the listed columns are dropped.
    rows: sent.map((row) =>
      Object.fromEntries(columns.map((column) => [column, checkValue(row[column], column, table)])),
    ),
    // Returning a column needs the right to read it, so only requested columns are returned.
    returning: preferences.representation ? readColumns(search, table) : '1',
    onDuplicate: preferences.onDuplicate,
    withReceipt: role !== 'anon' || (await getsReceipt(context.env.incoming)),
  });
  context.header('content-range', `*/${preferences.count ? result.shown : '*'}`);
  return preferences.representation
    ? sendRows(context, 201, result, preferences)
    : context.body(null, 201, { 'content-length': '0' });
}

/** As PostgREST: `null`, a text or a number is a list of no rows, unless the columns are listed. */
function rowsOf(body: unknown, listed: string | null): Record<string, unknown>[] {
  const isList = Array.isArray(body);
  if (!isList && !isObject(body) && listed === null) return [];
  const rows: unknown[] = isList ? body : [body];
  if (!rows.every(isObject)) throw restErrors.badJson();
  return rows;
}

function columnsOf(rows: Record<string, unknown>[], listed: string | null, table: Table): string[] {
  const keys =
    listed === null ? Object.keys(rows[0] ?? {}) : listed.split(',').map((name) => unquote(name.trim()));
  for (const name of keys) if (!table.columns.has(name)) throw restErrors.noColumn(table.name, name);
  if (listed === null && rows.some((row) => Object.keys(row).sort().join() !== [...keys].sort().join()))
    throw restErrors.keysDiffer();
  return keys;
}

/** Hosted Supabase would store a number or an object as text; here a text column takes text. */
function checkValue(value: unknown, column: string, table: Table): unknown {
  const type = table.columns.get(column) ?? 'text';
  if (typeof value === 'string') assertStorable(value);
  else if (type.endsWith('[]') && Array.isArray(value)) {
    if (!isStorableJson(value)) throw restErrors.badJson();
  } else if (value !== null && value !== undefined && (typeof value === 'object' || type === 'text'))
    throw restErrors.wrongType(column, type);
  return value;
}
