import type { Database } from '../../server/store/database/database.ts';

type Parameter = { name: string | null; type: string; hasDefault: boolean };
type Call = { name: string; parameters: Parameter[]; result: string };
type Column = { name: string; type: string; isNeeded: boolean };
/** What a version of the server may rely on: the functions that it calls, and the columns that it reads and writes. */
export type SchemaPromises = { calls: Call[]; columns: Column[] };

const callsSql = `
  select n.nspname || '.' || p.proname as name, pg_get_function_result(p.oid) as result,
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'name', p.proargnames[place], 'type', format_type(type, null), 'hasDefault', place > p.pronargs - p.pronargdefaults
      ) order by place)
      from unnest(p.proargtypes) with ordinality as parameter (type, place)
    ), '[]') as parameters
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'staff') and p.prorettype <> 'trigger'::regtype
  order by 1`;

const columnsSql = `
  select format('%s.%s.%s', table_schema, table_name, column_name) as name, udt_name as type,
    is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isNeeded"
  from information_schema.columns
  where table_schema in ('public', 'private', 'staff', 'storage')
  order by 1`;

export function readPromises({ asOwner }: Database): Promise<SchemaPromises> {
  return asOwner(async (query) => ({
    calls: (await query(callsSql)) as Call[],
    columns: (await query(columnsSql)) as Column[],
  }));
}

/** What a server that was written for the schema `before` cannot do on the schema `now`, one sentence each. */
export function findBroken(before: SchemaPromises, now: SchemaPromises): string[] {
  const columns = new Map(now.columns.map((column) => [column.name, column]));
  const known = new Map(before.columns.map((column) => [column.name, column]));
  return [
    ...before.calls
      .filter((call) => !now.calls.some((other) => answers(other, call)))
      .map(({ name }) => `${name} is called in another way.`),
    ...before.columns
      .filter(({ name, type }) => columns.get(name)?.type !== type)
      .map(({ name }) => `${name} is gone or has another type.`),
    ...now.columns
      .filter(({ name, isNeeded }) => isNeeded && hasTable(before, name) && !known.get(name)?.isNeeded)
      .map(({ name }) => `${name} must be given now.`),
  ];
}

function answers(call: Call, before: Call): boolean {
  return (
    call.name === before.name &&
    call.result === before.result &&
    before.parameters.every(({ name, type, hasDefault }, place) => {
      const parameter = call.parameters[place];
      return parameter?.name === name && parameter.type === type && (parameter.hasDefault || !hasDefault);
    }) &&
    call.parameters.slice(before.parameters.length).every(({ hasDefault }) => hasDefault)
  );
}

function hasTable({ columns }: SchemaPromises, column: string): boolean {
  const table = column.slice(0, column.lastIndexOf('.') + 1);
  return columns.some(({ name }) => name.startsWith(table));
}
