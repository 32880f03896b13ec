import type { Database } from '../../server/store/database/database.ts';

const batch = 10_000;

/** As a staff of five works: nearly everything older than ten days is done, and what is newer is new. */
export async function giveStates(database: Database): Promise<void> {
  for (let changed = batch; changed > 0; ) {
    const rows = await database.asOwner((query) =>
      query(`update private.inbox i set
          state = case when h % 100 < 97 then 'done' when h % 100 < 99 then 'in_progress' else 'new' end,
          assignee = 'person-' || h % 5, assignee_name = 'Person ' || h % 5, version = 2
        from (
          select kind, record_id, abs(hashtext(record_id::text)) as h from private.inbox
          where version = 1 and created_at < now() - interval '10 days' limit ${batch}
        ) old
        where i.kind = old.kind and i.record_id = old.record_id returning 1`),
    );
    changed = rows.length;
  }
}
