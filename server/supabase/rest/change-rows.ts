import type { ApiContext } from '../../http/api-env.ts';
import type { Database } from '../../store/database/database.ts';
import { asJson, readResult } from '../../store/rows/json-result.ts';
import { quoted, type Table } from '../../store/rows/schema-cache.ts';
import { readFilters } from './filters.ts';
import { assertStorable, isObject, readJson } from './read-json.ts';
import { readPreferences } from './read-preferences.ts';
import { readColumns } from './read-shape.ts';
import { restErrors } from './rest-error.ts';
import { sendRows } from './send-rows.ts';

/** DELETE /rest/v1/TABLE?id=eq.… */
export async function deleteRows(context: ApiContext, database: Database, table: Table): Promise<Response> {
  return change(context, database, table, `delete from public.${quoted(table.name)}`, []);
}

/** PATCH /rest/v1/TABLE?… The grants allow staff to change the retention, and nothing else. */
export async function updateRows(context: ApiContext, database: Database, table: Table): Promise<Response> {
  const body = await readJson(context);
  if (!isObject(body) || Object.keys(body).length === 0) throw restErrors.badJson();
  const values = Object.entries(body).map(([name, value]) => {
    if (!table.columns.has(name)) throw restErrors.noColumn(table.name, name);
    if (typeof value === 'object' && value !== null)
      throw restErrors.wrongType(name, table.columns.get(name) ?? 'text');
    const text = value === null ? null : String(value);
    if (text) assertStorable(text);
    return { name, text };
  });
  const set = values.map(({ name }, at) => `${quoted(name)} = $${at + 1}::text::${table.columns.get(name)}`);
  return change(
    context,
    database,
    table,
    `update public.${quoted(table.name)} set ${set.join(', ')}`,
    values.map(({ text }) => text),
  );
}

/** Runs a statement on the filtered rows. Without a filter it would change every row, so it is refused, as on Supabase. */
async function change(
  context: ApiContext,
  database: Database,
  table: Table,
  statement: string,
  values: Array<string | null>,
): Promise<Response> {
  const preferences = readPreferences(context);
  const search = new URL(context.req.url).searchParams;
  const where = readFilters(search, table, values.length);
  if (where.sql === '') throw restErrors.noWhere(context.req.method === 'PATCH' ? 'UPDATE' : 'DELETE');
  const returning = preferences.representation ? readColumns(search, table) : '1';
  const sql = `with changed as (${statement}${where.sql} returning ${returning}) ${asJson('changed')}`;
  const result = readResult(
    await database.asRole(context.get('role'), (query) => query(sql, [...values, ...where.parameters])),
  );
  context.header('content-range', `*/${preferences.count ? result.shown : '*'}`);
  return preferences.representation ? sendRows(context, 200, result, preferences) : context.body(null, 204);
}
