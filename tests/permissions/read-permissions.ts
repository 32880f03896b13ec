import type { Query, Row } from '../../server/store/database/database.ts';

const schemas = ['public', 'private', 'storage', 'migrations'];
const privileges = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger'];
const ofColumns = ['select', 'insert', 'update', 'references'];

const list = (names: string[]) => `array[${names.map((name) => `'${name}'`).join(', ')}]`;
const inSchemas = `n.nspname = any (${list(schemas)})`;

/** Lists what a role may do, directly, through PUBLIC or through another role. */
export async function readPermissions(query: Query, role: string): Promise<string[]> {
  const usable = await query(
    `select lower(p) || ' on schema ' || n.nspname as line
     from pg_namespace n cross join unnest(array['usage', 'create']) p
     where ${inSchemas} and has_schema_privilege($1, n.oid, p) order by n.nspname, p desc`,
    [role],
  );
  const tables = await query(
    `select n.nspname || '.' || c.relname as name, p.name as privilege,
       has_table_privilege($1, c.oid, p.name) as is_whole,
       array(
         select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
           and p.name = any (${list(ofColumns)})
           and has_column_privilege($1, c.oid, a.attnum, p.name)
         order by a.attname
       ) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
       cross join unnest(${list(privileges)}) with ordinality as p (name, at)
     where ${inSchemas} and c.relkind in ('r', 'p', 'v', 'm', 'f') order by 1, p.at`,
    [role],
  );
  const functions = await query(
    `select format('execute %s.%s(%s)', n.nspname, f.proname, pg_get_function_identity_arguments(f.oid)) as line
     from pg_proc f join pg_namespace n on n.oid = f.pronamespace
     where n.nspname in ('public', 'private') and has_function_privilege($1, f.oid, 'execute') order by 1`,
    [role],
  );
  return [...linesOf(usable), ...describeTables(tables), ...linesOf(functions)];
}

/** Lists the tables with their row-level security, policies and triggers. */
export async function readRules(query: Query): Promise<string[]> {
  const tables = await query(
    `select n.nspname || '.' || c.relname || case when c.relrowsecurity then ': row security' else ': no row security' end as line
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${inSchemas} and c.relkind in ('r', 'p') order by 1`,
  );
  const policies = await query(
    `select format('%s.%s: policy "%s", %s for %s', schemaname, tablename, policyname, lower(cmd), array_to_string(roles, ', ')) as line
     from pg_policies where schemaname = any (${list(schemas)}) order by 1`,
  );
  const triggers = await query(
    `select format('%s.%s: trigger %s', n.nspname, c.relname, t.tgname) as line
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where not t.tgisinternal and t.tgenabled <> 'D' and ${inSchemas} order by 1`,
  );
  return [...linesOf(tables), ...linesOf(policies), ...linesOf(triggers)];
}

/** Functions that would find what they name in a caller's own schema. */
export async function readLooseFunctions(query: Query): Promise<string[]> {
  const functions = await query(
    `select n.nspname || '.' || f.proname as line from pg_proc f join pg_namespace n on n.oid = f.pronamespace
     where n.nspname in ('public', 'private') and not coalesce(f.proconfig, '{}') && array['search_path=""'] order by 1`,
  );
  return linesOf(functions);
}

/**
 * What a hosted project refuses with 21000: Supabase loads the extension safeupdate for its API roles, which demands a WHERE
 * in every UPDATE and DELETE, also inside of functions.
 */
export async function readUnfilteredChanges(query: Query): Promise<string[]> {
  const functions = await query(
    `select n.nspname || '.' || f.proname as name, f.prosrc as body
     from pg_proc f join pg_namespace n on n.oid = f.pronamespace
     where n.nspname in ('public', 'private') order by 1`,
  );
  return functions.flatMap(({ name, body }) =>
    listChanges(String(body))
      .filter((statement) => !/\bwhere\b/i.test(statement))
      .map((statement) => `${name}: ${statement.trim()}`),
  );
}

/** Cuts a body at each statement's end and at each UPDATE and DELETE. `for update` and `do update` belong to others. */
function listChanges(body: string): string[] {
  const code = body.replaceAll(/--.*/g, '');
  const parts = code.split(/;|(?<!\b(?:for|do)\s+)\b(?=(?:update|delete\s+from)\s)/i);
  return parts.filter((part) => /^(update|delete)\s/i.test(part));
}

/** The attributes of a role that pass grants and policies. */
export async function readAttributes(query: Query, role: string): Promise<string[]> {
  const [row] = await query(
    `select array_remove(array[
       case when rolsuper then 'superuser' end, case when rolbypassrls then 'bypasses row security' end,
       case when rolcreaterole then 'creates roles' end, case when rolcanlogin then 'logs in' end
     ], null) as attributes from pg_roles where rolname = $1`,
    [role],
  );
  return row?.attributes as string[];
}

function linesOf(rows: Row[]): string[] {
  return rows.map(({ line }) => String(line));
}

/** `public.retention: select, update (keep_days)`, or `storage.objects: all`. */
function describeTables(rows: Row[]): string[] {
  return Object.entries(Object.groupBy(rows, ({ name }) => String(name))).flatMap(([name, own = []]) => {
    const held = own.flatMap(({ privilege, is_whole, columns }) => {
      if (is_whole) return [String(privilege)];
      const names = columns as string[];
      return names.length > 0 ? [`${privilege} (${names.join(', ')})`] : [];
    });
    if (held.length === 0) return [];
    const isAll = held.join() === privileges.join();
    return [`${name}: ${isAll ? 'all' : held.join(', ')}`];
  });
}
