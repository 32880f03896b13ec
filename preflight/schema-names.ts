import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type TableNames = { name: string; columns: string[] };

const migrations = path.resolve('supabase/migrations');

/** Reads tables and routines of the public schema from the migrations, so that new ones are checked too. */
export function readSchemaNames(): { tables: TableNames[]; routines: string[] } {
  const sql = readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => readFileSync(path.join(migrations, file), 'utf8'))
    .join('\n');
  const tables = [
    ...sql.matchAll(/^create table (?:if not exists )?public\.(\w+) \(\n([\s\S]*?)\n\);/gm),
  ].map(([, name = '', body = '']) => ({ name, columns: columnsOf(body) }));
  const routines = [...sql.matchAll(/^create (?:or replace )?function public\.(\w+)/gm)].map(
    ([, name = '']) => name,
  );
  return { tables, routines: [...new Set(routines)] };
}

/** Columns are indented by two spaces, parts of a CHECK by more. */
function columnsOf(body: string): string[] {
  return [...body.matchAll(/^ {2}(\w+) (?!key\b)/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !['primary', 'check', 'unique', 'constraint', 'foreign'].includes(name));
}
