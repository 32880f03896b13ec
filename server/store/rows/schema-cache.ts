import type { Database } from '../database/database.ts';

/** Columns map to their types, in order. */
export type Table = { name: string; columns: ReadonlyMap<string, string> };
export type Routine = {
  name: string;
  parameters: ReadonlyMap<string, string>;
  required: number;
  returnsSet: boolean;
};
export type SchemaCache = { tables: ReadonlyMap<string, Table>; routines: ReadonlyMap<string, Routine> };

/** Reads the public schema. Only names found here are written into SQL; everything else is passed as a parameter. */
export async function loadSchemaCache(database: Database): Promise<SchemaCache> {
  return database.asOwner(async (query) => {
    const columns = await query(`
      select c.relname::text as name, a.attname::text as column_name, format_type(a.atttypid, null) as type
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`);
    const parameters = await query(`
      select p.proname::text as name, p.proretset as returns_set, p.pronargs - p.pronargdefaults as required,
        p.proargnames[a.at]::text as parameter, format_type(a.type, null) as type
      from pg_proc p left join lateral unnest(p.proargtypes::oid[]) with ordinality as a (type, at) on true
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
      order by p.proname, a.at`);
    return { tables: groupColumns(columns), routines: groupParameters(parameters) };
  });
}

function groupColumns(rows: Record<string, unknown>[]): Map<string, Table> {
  const tables = new Map<string, Table & { columns: Map<string, string> }>();
  for (const row of rows) {
    const name = String(row.name);
    const table = tables.get(name) ?? { name, columns: new Map() };
    table.columns.set(String(row.column_name), String(row.type));
    tables.set(name, table);
  }
  return tables;
}

function groupParameters(rows: Record<string, unknown>[]): Map<string, Routine> {
  const routines = new Map<string, Routine & { parameters: Map<string, string> }>();
  for (const row of rows) {
    const name = String(row.name);
    const returnsSet = row.returns_set === true;
    const routine = routines.get(name) ?? {
      name,
      parameters: new Map(),
      required: Number(row.required),
      returnsSet,
    };
    if (row.parameter) routine.parameters.set(String(row.parameter), String(row.type));
    routines.set(name, routine);
  }
  return routines;
}

/** A name from the cache as an SQL identifier. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
