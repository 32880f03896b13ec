import type { Action } from '#domain/actions.ts';
import type { Kind } from '#domain/kinds.ts';
import type { Query } from '../../store/database/database.ts';
import { type AuditFilter, toCondition } from './audit-filter.ts';

/** A line of the audit trail as it is stored. */
export type AuditLine = {
  id: number;
  at: string;
  actor_id: string;
  actor_name: string;
  action: Action;
  kind: Kind | null;
  record_id: string | null;
  details: Record<string, string | number | string[]>;
};

/** The last line of the page before. Lines of one transaction have the same time, so the id decides. */
export type Before = { at: string; id: number };

/** Newest first. */
export async function readAudit(
  query: Query,
  filter: AuditFilter,
  { before, limit }: { before?: Before | undefined; limit: number },
): Promise<AuditLine[]> {
  const { sql, parameters } = toCondition(filter);
  const place = parameters.length;
  const page = before
    ? ` and (at, id) < ($${place + 1}::text::timestamptz, $${place + 2}::text::bigint)`
    : '';
  const rows = await query(
    `select to_jsonb(line)::text as line from (
      select * from staff.audit where ${sql}${page} order by at desc, id desc limit ${limit}
    ) line order by line.at desc, line.id desc`,
    [...parameters, ...(before ? [before.at, String(before.id)] : [])],
  );
  return rows.map((row) => JSON.parse(String(row.line)));
}

export async function countAudit(query: Query, filter: AuditFilter): Promise<number> {
  const { sql, parameters } = toCondition(filter);
  const [row] = await query(`select count(*)::text as count from staff.audit where ${sql}`, parameters);
  return Number(row?.count);
}

/** Everyone who stands in the audit, under their newest name. Skips from one to the next in the index. */
export async function readActors(query: Query): Promise<{ id: string; name: string }[]> {
  const rows = await query(`
    with recursive actor as (
      (select actor_id from staff.audit order by actor_id limit 1)
      union all
      select (select next.actor_id from staff.audit next where next.actor_id > actor.actor_id order by next.actor_id limit 1)
      from actor where actor.actor_id is not null
    )
    select actor.actor_id as id, (
      select named.actor_name from staff.audit named where named.actor_id = actor.actor_id
      order by named.at desc, named.id desc limit 1
    ) as name
    from actor where actor.actor_id is not null order by name, id`);
  return rows.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}
