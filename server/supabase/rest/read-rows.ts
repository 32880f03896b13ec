import type { ApiContext } from '../../http/api-env.ts';
import type { Database } from '../../store/database/database.ts';
import { asJson, readResult } from '../../store/rows/json-result.ts';
import { quoted, type Table } from '../../store/rows/schema-cache.ts';
import { readFilters } from './filters.ts';
import { readPreferences } from './read-preferences.ts';
import { readColumns, readOrder, readPage } from './read-shape.ts';
import { restErrors } from './rest-error.ts';
import { sendRows } from './send-rows.ts';

/** GET /rest/v1/TABLE */
export async function readRows(context: ApiContext, database: Database, table: Table): Promise<Response> {
  const preferences = readPreferences(context);
  const search = new URL(context.req.url).searchParams;
  const where = readFilters(search, table);
  const { limit, offset } = readPage(search);
  const from = `from public.${quoted(table.name)}${where.sql}`;
  const page = `(select ${readColumns(search, table)} ${from}${readOrder(search, table)} limit ${limit} offset ${offset})`;

  const { result, total } = await database.asRole(context.get('role'), async (query) => {
    const counted = preferences.count
      ? await query(`select count(*)::int as total ${from}`, where.parameters)
      : [];
    const rows = await query(asJson(page), where.parameters);
    return { result: readResult(rows), total: counted[0] ? Number(counted[0].total) : undefined };
  });
  if (total !== undefined && offset > total) throw restErrors.badRange(offset, total);
  const range = result.shown > 0 ? `${offset}-${offset + result.shown - 1}` : '*';
  context.header('content-range', `${range}/${total ?? '*'}`);
  return sendRows(context, total !== undefined && result.shown < total ? 206 : 200, result, preferences);
}
