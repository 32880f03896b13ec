import type { Query } from '../database/database.ts';

/** A release is over when the next one is published. Versions and pictures that nothing else names go with it. */
export async function deleteOldReleases(query: Query, years: number): Promise<number> {
  const [row] = await query(
    `with deleted as (
        delete from staff.content_releases r using (
          select id, lead(at) over (order by id) as over_at from staff.content_releases
        ) shown
        where shown.id = r.id and shown.over_at < now() - make_interval(years => $1::text::int) returning r.id
      ) select count(*)::text as count from deleted`,
    [String(years)],
  );
  await query(
    `delete from staff.content_versions v
      where v.at < now() - make_interval(years => $1::text::int)
        and not exists (select from staff.content_release_items ri where ri.version = v.id)
        and not exists (select from staff.content_drafts d where d.version = v.id)`,
    [String(years)],
  );
  await query(
    `delete from staff.content_items i
      where not exists (select from staff.content_versions v where v.item = i.id)`,
  );
  await query(
    `delete from staff.content_pictures p
      where p.at < now() - make_interval(years => $1::text::int)
        and not exists (select from staff.content_versions v where position(p.hash in v.value::text) > 0)`,
    [String(years)],
  );
  return Number(row?.count);
}
