import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type TableNames = { name: string; columns: string[] };

const migrations = path.resolve('supabase/migrations');

/** Reads tables, routines and their parameters of the public schema from the migrations, so that new ones are checked too. */
export function readSchemaNames(): { tables: TableNames[]; routines: ReadonlyMap<string, string[]> } {
  const sql = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(migrations, file), 'utf8'))
    .join('\n');
  const added = [...sql.matchAll(/^alter table public\.(\w+) add column (\w+)/gm)];
  const tables = [...sql.matchAll(/^create table public\.(\w+) \(\n([\s\S]*?)\n\);/gm)].map(
    ([, name = '', body = '']) => ({
      name,
      columns: [
        ...columnsOf(body),
        ...added.flatMap(([, table, column = '']) => (table === name ? [column] : [])),
      ],
    }),
  );
  const routines = new Map<string, string[]>();
  for (const [, created, parameters = '', dropped = ''] of sql.matchAll(
    /^(?:create (?:or replace )?function public\.(\w+)\s*\(([^)]*)\)|drop function public\.(\w+))/gm,
  ))
    if (created) routines.set(created, namesOf(parameters));
    else routines.delete(dropped);
  return { tables, routines };
}

/** `a text, b integer default 1` has the names a and b. */
function namesOf(parameters: string): string[] {
  return parameters
    .split(',')
    .map((parameter) => parameter.trim().split(/\s/)[0] ?? '')
    .filter(Boolean);
}

/** Columns are indented by two spaces, parts of a CHECK by more. */
function columnsOf(body: string): string[] {
  return [...body.matchAll(/^ {2}(\w+) (?!key\b)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !['primary', 'check', 'unique', 'constraint', 'foreign'].includes(name));
}
