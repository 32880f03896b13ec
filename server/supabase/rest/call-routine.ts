import type { ApiContext } from '../../http/api-env.ts';
import type { Database } from '../../store/database/database.ts';
import { isStorableJson } from '../../store/database/storable.ts';
import { callSource, setSender } from '../../store/rows/call-source.ts';
import { readResult } from '../../store/rows/json-result.ts';
import type { Routine } from '../../store/rows/schema-cache.ts';
import { assertStorable, isObject, readJson } from './read-json.ts';
import { readPreferences } from './read-preferences.ts';
import { readPage } from './read-shape.ts';
import { restErrors } from './rest-error.ts';
import { sendRows } from './send-rows.ts';

/** POST /rest/v1/rpc/NAME with named arguments. */
export async function callRoutine(
  context: ApiContext,
  database: Database,
  routine: Routine,
  address: string,
): Promise<Response> {
  const preferences = readPreferences(context);
  const body = await readJson(context);
  if (!isObject(body)) throw restErrors.badJson();
  const names = Object.keys(body);
  if (names.length < routine.required || names.some((name) => !routine.parameters.has(name)))
    throw restErrors.noFunction(routine.name);
  for (const [name, value] of Object.entries(body)) assertArgument(name, value, routine);

  const source = callSource(routine, names);
  const sql = routine.returnsSet
    ? selectPage(source, new URL(context.req.url).searchParams)
    : `select coalesce(to_json(result)::text, 'null') as body, 1 as shown from ${source} as result`;
  const values = names.length > 0 ? [JSON.stringify(body)] : [];
  const result = readResult(
    await database.asRole(context.get('role'), async (query) => {
      await setSender(query, address);
      return query(sql, values);
    }),
  );
  return sendRows(context, 200, result, { ...preferences, single: preferences.single && routine.returnsSet });
}

/** Only staff may call a function that returns rows, so it returns all of them unless a page is asked for. */
function selectPage(source: string, search: URLSearchParams): string {
  const { limit, offset } = readPage(search, Number.MAX_SAFE_INTEGER);
  return `select coalesce(json_agg(page.item), '[]')::text as body, count(*)::int as shown
    from (select item from ${source} as item limit ${limit} offset ${offset}) as page`;
}

/** Lists and objects fit only parameters that are lists or JSON. */
function assertArgument(name: string, value: unknown, { parameters }: Routine): void {
  const type = parameters.get(name) ?? 'text';
  if (typeof value !== 'object' || value === null) assertStorable(String(value));
  else if (!/^jsonb?$|\[\]$/.test(type)) throw restErrors.wrongType(name, type);
  else if (!isStorableJson(value)) throw restErrors.badJson();
}
