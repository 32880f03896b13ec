import type { ApiContext } from '../api-env.ts';
import type { Database } from '../database/database.ts';
import { assertStorable, isObject, readJson } from './read-json.ts';
import { readPreferences } from './read-preferences.ts';
import { restErrors } from './rest-error.ts';
import { quoted, type Routine } from './schema-cache.ts';
import { asJson, readResult, sendRows } from './send-rows.ts';

/** POST /rest/v1/rpc/NAME with named arguments. */
export async function callRoutine(
  context: ApiContext,
  database: Database,
  routine: Routine,
): Promise<Response> {
  const preferences = readPreferences(context);
  const body = await readJson(context);
  if (!isObject(body)) throw restErrors.badJson();
  const given = Object.entries(body);
  if (given.length < routine.required || given.some(([name]) => !routine.parameters.has(name)))
    throw restErrors.noFunction(routine.name);

  const call = `public.${quoted(routine.name)}(${given
    .map(([name], at) => `${quoted(name)} => $${at + 1}::text::${routine.parameters.get(name)}`)
    .join(', ')})`;
  const values = given.map(([name, value]) => readArgument(name, value, routine));
  const sql = routine.returnsSet ? asJson(call) : `select to_json(${call})::text as body, 1 as shown`;
  const result = readResult(await database.asRole(context.get('role'), (query) => query(sql, values)));
  return sendRows(context, 200, result, { ...preferences, single: preferences.single && routine.returnsSet });
}

function readArgument(name: string, value: unknown, routine: Routine): string | null {
  if (value === null) return null;
  if (typeof value === 'object') throw restErrors.wrongType(name, routine.parameters.get(name) ?? 'text');
  const text = String(value);
  assertStorable(text);
  return text;
}
